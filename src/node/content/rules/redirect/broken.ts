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

/** Redirects by their source; of two from one source the first. */
function bySource(redirects: readonly PlacedRedirect[]): Map<string, PlacedRedirect> {
  const sources = new Map<string, PlacedRedirect>();
  for (const redirect of redirects) if (!sources.has(redirect.from)) sources.set(redirect.from, redirect);
  return sources;
}

/** A redirect starts where there is no page, ends where there is one, and never goes in a circle. */
function checkRedirects(content: Content, paths: KnownPaths): Finding[] {
  const redirects = allRedirects(content);
  const sources = bySource(redirects);
  const drafts = draftPaths(content);
  const [defaultCode = ''] = content.codes;
  const loops = findRedirectLoops([...sources.values()].filter(({ from }) => !paths.isCertain(canonicalPath(from))));
  const loopDiagnostics = loops.flatMap((loop) => {
    const first = sources.get(loop[0] ?? '');
    return first === undefined
      ? []
      : {
          ...first.place,
          message: `The redirect goes in a circle: ${loop.join(' → ')}.`,
          hint: 'Let one of them lead to a page.',
        };
  });
  const inLoop = new Set(loops.flat());
  const others = redirects.flatMap((redirect): Finding | Finding[] => {
    const { from, kind, place } = redirect;
    const to = targetPath(redirect);
    const first = sources.get(from);
    if (paths.isCertain(canonicalPath(from)))
      return {
        ...place,
        message: `There is a page at ${from}, so no ${kind} can start there.`,
        hint: `Remove the ${kind} or rename the page.`,
      };
    const located = locatePath(canonicalPath(from), content.codes, defaultCode);
    if (located.code !== defaultCode)
      return {
        ...place,
        message: `The address ${from} names a language, but ${kind === 'alias' ? 'an' : 'a'} ${kind} is for all languages.`,
        hint: paths.isCertain(located.path)
          ? `Remove the ${kind}: there is a page at ${located.path}.`
          : `Write it without the language: ${located.path}`,
      };
    if (first !== undefined && first !== redirect)
      return {
        ...place,
        message: `There is already a redirect from ${from}, in ${placeOf(first.place)}.`,
        hint: 'Remove one of the two.',
      };
    if (inLoop.has(from) || inLoop.has(to)) return [];
    // An alias of a draft waits with it.
    if (kind === 'redirect' && drafts.has(canonicalPath(to)))
      return {
        ...place,
        message: `The redirect leads to ${to}, which is a draft and not published.`,
        hint: 'Lead it to another page, or remove "draft: true" from that one.',
      };
    if (hasPath(paths, to)) {
      const finding = headingDiagnostic(safeDecode(splitAddress(redirect.to).hash.slice(1)), to, paths);
      return finding === undefined
        ? []
        : [{ ...place, message: `The redirect leads to ${finding.what}.`, hint: finding.hint }];
    }
    if (sources.has(to))
      return {
        ...place,
        message: `The redirect leads to ${to}, which is itself a redirect.`,
        hint: `Write its target: ${sources.get(to)?.to ?? ''}`,
      };
    return {
      ...place,
      message: `The redirect leads to ${to}, which does not exist.`,
      hint: didYouMeanPage(to, paths.keys()) ?? 'Write the path of a page.',
    };
  });
  return [...loopDiagnostics, ...others];
}

export const brokenRedirect = defineRule(
  'redirect/broken',
  essential('Redirects and aliases start where no page is, and lead to a page.'),
  checkRedirects,
);
