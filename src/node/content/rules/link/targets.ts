import type { Finding, RuledFinding } from '../../../diagnostics/diagnostic';
import { canonicalPath, safeDecode, splitAddress } from '../../../../model/site/path';
import { MAIN_ROOT, pathInRoot, docRootOf } from '../../../../model/pages/docRoots';
import { plainId } from '../../../../model/text/plainId';
import type { Content } from '../../loadContent';
import { allRedirects } from '../../checks/allRedirects';
import { headingDiagnostic, missingHeading } from '../../checks/headingDiagnostic';
import { draftPaths, type KnownPaths } from '../../checks/knownPaths';
import { didYouMeanPage, onlyNearPage } from '../../checks/nearestPage';
import { error } from '../../../diagnostics/rule';
import { defineRules } from '../contentRule';
import { say } from '../../say';

const RULES = {
  'link/broken': error('Links lead to pages.'),
  'link/old-address': error('Links lead to pages by their address of today.'),
  'link/draft': error('Published pages link to no drafts.'),
  'link/unknown-heading': error('Links lead to headings that are there.'),
};

type LinkFinding = RuledFinding<keyof typeof RULES>;

/** Reports links to missing pages and headings, to old addresses, and from published pages to drafts. */
function checkLinks(content: Content, paths: KnownPaths): LinkFinding[] {
  const redirects = new Map(allRedirects(content).map(({ from, to }) => [from, to]));
  const pages = [...content.docs, ...content.posts];
  const drafts = draftPaths(content);
  return pages.flatMap(({ file, path, frontMatter, content: { links, ids } }) =>
    links.flatMap(({ href, line, column }): LinkFinding | LinkFinding[] => {
      const place = { file, line, column };
      const { pathname, query, hash } = splitAddress(href);
      const target = pathname === '' ? path : canonicalPath(safeDecode(pathname));
      if (!paths.has(target)) {
        const redirected = redirects.get(target);
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
      if (drafts.has(target) && !frontMatter.draft) {
        return { rule: 'link/draft', ...place, ...say('link/draft', { href }) };
      }
      const id = safeDecode(hash.slice(1));
      const finding = pathname === '' ? missingHeading(id, path, new Set(ids)) : headingDiagnostic(id, target, paths);
      return finding === undefined
        ? []
        : {
            rule: 'link/unknown-heading',
            ...place,
            ...say('link/unknown-heading', { href, path: finding.path }, finding.hint),
            fix: plainTarget(href, id, pathname === '' ? new Set(ids) : paths.get(target)),
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
