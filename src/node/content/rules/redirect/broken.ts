import { placeOf, type Finding } from '../../../diagnostics/diagnostic';
import { locatePath } from '../../../../model/site/locale';
import { canonicalPath, safeDecode, splitAddress } from '../../../../model/site/path';
import { findRedirectLoops, targetPath } from '../../../navigation/redirects';
import type { Content } from '../../loadContent';
import { allRedirects, type PlacedRedirect } from '../../checks/allRedirects';
import { headingDiagnostic } from '../../checks/headingDiagnostic';
import { draftPaths, hasPath, type KnownPaths } from '../../checks/knownPaths';
import { didYouMeanPage } from '../../checks/nearestPage';
import { essential } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';
import { say } from '../../say';

/** Returns redirects by their source; of two with the same source, the first. */
function bySource(redirects: readonly PlacedRedirect[]): Map<string, PlacedRedirect> {
  const sources = new Map<string, PlacedRedirect>();
  for (const redirect of redirects) if (!sources.has(redirect.from)) sources.set(redirect.from, redirect);
  return sources;
}

/** Reports redirects that start at a page, do not lead straight to a published page, repeat, or form a cycle. */
function checkRedirects(content: Content, paths: KnownPaths): Finding[] {
  const redirects = allRedirects(content);
  const sources = bySource(redirects);
  const drafts = draftPaths(content);
  const [defaultCode = ''] = content.codes;
  const loops = findRedirectLoops([...sources.values()].filter(({ from }) => !paths.isCertain(canonicalPath(from))));
  const loopDiagnostics = loops.flatMap((loop) => {
    const first = sources.get(loop[0] ?? '');
    return first === undefined ? [] : { ...first.place, ...say('redirect/broken.loop', { loop: loop.join(' → ') }) };
  });
  const inLoop = new Set(loops.flat());
  const others = redirects.flatMap((redirect): Finding | Finding[] => {
    const { from, kind, place } = redirect;
    const to = targetPath(redirect);
    const first = sources.get(from);
    if (paths.isCertain(canonicalPath(from))) return { ...place, ...say(`redirect/broken.${kind}AtPage`, { from }) };
    const located = locatePath(canonicalPath(from), content.codes, defaultCode);
    if (located.code !== defaultCode)
      return {
        ...place,
        ...say(`redirect/broken.${kind}${paths.isCertain(located.path) ? 'AtPageOf' : 'In'}Language`, {
          from,
          path: located.path,
        }),
      };
    if (first !== undefined && first !== redirect)
      return { ...place, ...say('redirect/broken.repeated', { from, place: placeOf(first.place) }) };
    if (inLoop.has(from) || inLoop.has(to)) return [];
    // An alias of a draft is published with it.
    if (kind === 'redirect' && drafts.has(canonicalPath(to)))
      return { ...place, ...say('redirect/broken.draft', { to }) };
    if (hasPath(paths, to)) {
      const finding = headingDiagnostic(safeDecode(splitAddress(redirect.to).hash.slice(1)), to, paths);
      return finding === undefined
        ? []
        : [{ ...place, ...say('redirect/broken.heading', { path: finding.path }, finding.hint) }];
    }
    if (sources.has(to))
      return { ...place, ...say('redirect/broken.chain', { to, target: sources.get(to)?.to ?? '' }) };
    return { ...place, ...say('redirect/broken', { to }, didYouMeanPage(to, paths.keys())) };
  });
  return [...loopDiagnostics, ...others];
}

export const brokenRedirect = defineRule(
  'redirect/broken',
  essential('Redirects and aliases start where no page is, and lead to a page.'),
  checkRedirects,
);
