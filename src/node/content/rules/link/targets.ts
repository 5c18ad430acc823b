import type { Diagnostic } from '../../../diagnostics/diagnostic';
import { canonicalPath, safeDecode, splitAddress } from '../../../../model/site/path';
import { CURRENT_VERSION, pathInVersion, versionOf } from '../../../../model/versions/versions';
import type { Content } from '../../loadContent';
import { allRedirects } from '../../checks/allRedirects';
import { headingDiagnostic, missingHeading } from '../../checks/headingDiagnostic';
import type { KnownPaths } from '../../checks/knownPaths';
import { didYouMeanPage } from '../../checks/nearestPage';

/** Every link that a writer wrote leads to a page of the site, and to a heading that the page has. */
export function checkLinks(content: Content, paths: KnownPaths): Diagnostic[] {
  const redirects = new Map(allRedirects(content).map(({ from, to }) => [from, to]));
  const pages = [...content.docs, ...content.posts];
  const drafts = new Set(pages.filter(({ frontMatter }) => frontMatter.draft).map(({ path }) => path));
  return pages.flatMap(({ file, path, frontMatter, content: { links, ids } }) =>
    links.flatMap(({ href, line, column }): Diagnostic[] => {
      const place = { file, line, column };
      const { pathname, hash } = splitAddress(href);
      const target = pathname === '' ? path : canonicalPath(safeDecode(pathname));
      if (!paths.has(target)) {
        const redirected = redirects.get(target);
        if (redirected !== undefined)
          return [{ ...place, message: `The link "${href}" leads to an old address.`, hint: `Write ${redirected}` }];
        return [
          {
            ...place,
            message: `The link "${href}" leads to no page.`,
            hint: hintFor(target, path, content, paths),
          },
        ];
      }
      if (drafts.has(target) && !frontMatter.draft) {
        return [
          {
            ...place,
            message: `The link "${href}" leads to a draft, which is not published.`,
            hint: 'Remove the link, or "draft: true" from that page.',
          },
        ];
      }
      const id = safeDecode(hash.slice(1));
      const fault = pathname === '' ? missingHeading(id, path, new Set(ids)) : headingDiagnostic(id, target, paths);
      return fault === undefined
        ? []
        : [{ ...place, message: `The link "${href}" leads to ${fault.what}.`, hint: fault.hint }];
    }),
  );
}

/** How to mend a link to `target`, which is no page, on the page at `path`. */
function hintFor(target: string, path: string, { versions, site }: Content, paths: KnownPaths): string {
  const version = versionOf(path, versions.others);
  if (version !== undefined && version !== CURRENT_VERSION && versionOf(target, versions.others) === version) {
    const current = pathInVersion(target, version, CURRENT_VERSION);
    if (paths.has(current)) {
      return `Version ${version} has no such page. For the current version's page write its whole address: ${site.url}${current}`;
    }
  }
  return didYouMeanPage(target, paths.keys()) ?? 'Write the path of a page, such as /docs/pikaohjeet/saldo.';
}
