import { placeOf, type Finding, type RuledFinding } from '../../diagnostics/diagnostic';
import { mdxTargets } from '../mdxTargets';
import { lineAt } from '../../text/sourceText';
import { splitAddress, canonicalPath, safeDecode } from '../../../model/site/path';
import { readText } from '../../files/readText';
import type { Content } from '../loadContent';
import { defineRule, defineRules } from './contentRule';
import { say } from '../say';
import { MAIN_ROOT, pathInRoot, docRootOf } from '../../../model/pages/docRoots';
import { plainId } from '../../../model/text/plainId';
import { allRedirects, redirectFinder } from '../checks/allRedirects';
import { draftPaths, hasPath, type KnownPaths } from '../checks/knownPaths';
import { didYouMeanPage, onlyNearPage } from '../checks/nearestPage';
import { error, essential } from '../../diagnostics/rule';
import { locatePath } from '../../../model/site/locale';
import { prefixOf } from '../../../model/serving/findAnswer';
import { ADDED_OUTPUT_NAMES, OUTPUT_NAMES } from '../../../model/site/outputNames';
import { listStaticFiles } from '../../files/staticFile';
import { findRedirectLoops, redirectsByAddress, targetPath } from '../../navigation/redirects';
import { nearest, suggest } from '../../diagnostics/nearest';

/** A page without a heading's id, and the id that the writer probably meant. */
interface MissingHeading {
  path: string;
  hint: string | undefined;
}

/** Returns the error of a heading id on a page; undefined when the page has the id, or its own errors may hide it. */
function headingDiagnostic(id: string, path: string, paths: KnownPaths, locale?: string): MissingHeading | undefined {
  const known = paths.get(canonicalPath(path), locale);
  return known === undefined || known === null ? undefined : missingHeading(id, path, known);
}

/** Does the same for a page whose ids are given. */
function missingHeading(id: string, path: string, known: ReadonlySet<string>): MissingHeading | undefined {
  if (id === '' || known.has(id)) return undefined;
  const nearestId = nearest(id, known);
  const ids = [...known].map((each) => `#${each}`).join(', ');
  const listed = known.size === 0 ? say('heading.none') : say('heading.ids', { ids });
  return { path, hint: suggest(nearestId && `#${nearestId}`) ?? listed.message };
}

const RELATIVE = /^\.{1,2}\//;

/** Reports links to relative files, which break when one of the two files moves. */
function checkRelativeLinks({ docs, posts, brokenDocs }: Content): Finding[] {
  return [...docs, ...posts].flatMap(({ absolutePath, file, path, content }): Finding[] => {
    if (brokenDocs.includes(path)) return [];
    const text = readText(absolutePath);
    if (!/\.mdx/.test(text)) return [];
    return mdxTargets(text).flatMap(({ value, start }): Finding[] => {
      const { pathname, hash } = splitAddress(value);
      const line = lineAt(text, start);
      if (!RELATIVE.test(pathname) || !pathname.endsWith('.mdx')) return [];
      const to = content.links.find(
        (link) => link.file === undefined && link.line === line && splitAddress(link.href).hash === hash,
      )?.href;
      if (to === undefined) return [];
      const column = start - text.lastIndexOf('\n', start - 1);
      return [{ file, line, column, ...say('link/relative', { value, to }), fix: { targets: [{ from: value, to }] } }];
    });
  });
}

export const relativeLink = defineRule(
  'link/relative',
  { description: 'Links name pages by their whole path.', level: 'off' },
  checkRelativeLinks,
);

const RULES = {
  'link/broken': error('Links lead to pages.'),
  'link/old-address': error('Links lead to pages by their address of today.'),
  'link/draft': error('Published pages link to no drafts.'),
  'link/unknown-heading': error('Links lead to headings that are there.'),
};

type LinkFinding = RuledFinding<keyof typeof RULES>;

/** Reports links to missing pages and headings, to old addresses, and from published pages to drafts. */
function checkLinks(content: Content, paths: KnownPaths): LinkFinding[] {
  const redirectOf = redirectFinder(content);
  const pages = [...content.docs, ...content.posts];
  const drafts = draftPaths(content);
  return pages.flatMap(({ file, path, locale, frontMatter, content: { links, ids } }) =>
    links.flatMap(({ href, isUnpublished = false, ...at }): LinkFinding | LinkFinding[] => {
      const place = { file, ...at };
      const { pathname, query, hash } = splitAddress(href);
      const target = pathname === '' ? path : canonicalPath(safeDecode(pathname));
      if (!paths.has(target)) {
        const redirected = redirectOf(target);
        if (redirected !== undefined)
          return {
            rule: 'link/old-address',
            ...place,
            ...say('link/old-address', { href, redirected }),
            fix: { targets: [{ from: href, to: redirected.includes('#') ? redirected : redirected + hash }] },
          };
        const near = onlyNearPage(target, paths.keys());
        return {
          rule: 'link/broken',
          ...place,
          ...say('link/broken', { href }, hintFor(target, path, content, paths)),
          fix: near === undefined ? undefined : { targets: [{ from: href, to: near + query + hash }] },
        };
      }
      if (drafts.has(target) && !frontMatter.draft && !isUnpublished) {
        return { rule: 'link/draft', ...place, ...say('link/draft', { href }) };
      }
      const id = safeDecode(hash.slice(1));
      const finding =
        pathname === '' ? missingHeading(id, path, new Set(ids)) : headingDiagnostic(id, target, paths, locale);
      return finding === undefined
        ? []
        : {
            rule: 'link/unknown-heading',
            ...place,
            ...say('link/unknown-heading', { href, path: finding.path }, finding.hint),
            fix: plainTarget(href, id, pathname === '' ? new Set(ids) : paths.get(target, locale)),
          };
    }),
  );
}

/** Returns the fix for a link that writes a heading's id with accents that it no longer has. */
function plainTarget(href: string, id: string, ids: ReadonlySet<string> | null | undefined): Finding['fix'] {
  const plain = plainId(id);
  if (plain === undefined || ids?.has(plain) !== true) return undefined;
  return { targets: [{ from: href, to: `${href.slice(0, href.indexOf('#'))}#${plain}` }] };
}

/** Returns the hint for a link from `path` to the missing page `target`. */
function hintFor(target: string, path: string, { otherRoots, site }: Content, paths: KnownPaths): string | undefined {
  const version = docRootOf(path, otherRoots);
  if (version !== undefined && version !== MAIN_ROOT && docRootOf(target, otherRoots) === version) {
    const current = pathInRoot(target, version, MAIN_ROOT);
    if (paths.has(current)) return say('link/broken.version', { version, address: site.url + current }).message;
  }
  return didYouMeanPage(target, paths.keys());
}

export const linkTargets = defineRules(RULES, checkLinks);

/** Returns a page or file of the site, or a language, whose address a redirect with a `*` would lead away. */
function coveredBy(from: string, files: readonly string[], paths: KnownPaths): string | undefined {
  const prefix = prefixOf(from);
  return prefix === undefined ? undefined : [...paths.keys(), ...files].find((path) => path.startsWith(prefix));
}

/** Reports redirects that start at a page, do not lead straight to a published page, repeat, or form a cycle. */
function checkRedirects(content: Content, paths: KnownPaths): Finding[] {
  const redirects = allRedirects(content);
  const redirectAt = redirectsByAddress(redirects);
  const drafts = draftPaths(content);
  const [defaultCode = ''] = content.codes;
  const loops = findRedirectLoops(redirects.filter(({ from }) => !paths.isCertain(canonicalPath(from))));
  const loopDiagnostics = loops.flatMap((loop) => {
    const first = redirectAt(loop[0] ?? '');
    return first === undefined ? [] : { ...first.place, ...say('redirect/broken.loop', { loop: loop.join(' → ') }) };
  });
  const inLoop = new Set(loops.flat());
  const files = [
    ...[...OUTPUT_NAMES, ...content.added.of(ADDED_OUTPUT_NAMES)],
    ...[...listStaticFiles(content.folder).map((file) => file.path), ...content.codes.slice(1)].map(
      (name) => `/${name}`,
    ),
  ];
  const others = redirects.flatMap((redirect): Finding | Finding[] => {
    const { from, kind, place } = redirect;
    const to = targetPath(redirect);
    const first = redirectAt(from);
    const covered = coveredBy(from, files, paths);
    if (covered !== undefined) return { ...place, ...say('redirect/broken.covers', { from, covered }) };
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
    const next = redirectAt(to);
    if (next !== undefined) return { ...place, ...say('redirect/broken.chain', { to, target: next.to }) };
    return { ...place, ...say('redirect/broken', { to }, didYouMeanPage(to, paths.keys())) };
  });
  return [...loopDiagnostics, ...others];
}

export const brokenRedirect = defineRule(
  'redirect/broken',
  essential('Redirects and aliases start where no page is, and lead to a page.'),
  checkRedirects,
);
