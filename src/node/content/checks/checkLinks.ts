import type { ContentProblem } from '../../../model/contentProblem';
import { canonicalPath, safeDecode, splitAddress } from '../../../model/path';
import { targetPath } from '../../../model/redirects';
import { didYouMean } from '../../../model/text/nearest';
import type { Content } from '../loadContent';
import type { KnownPaths } from './knownPaths';

/** Every link that a writer wrote leads to a page of the site, and to a heading that the page has. */
export function checkLinks(content: Content, paths: KnownPaths): ContentProblem[] {
  const redirects = new Map(content.redirects.data.map((redirect) => [redirect.from, targetPath(redirect)]));
  return [...content.docs, ...content.posts].flatMap(({ file, path, content: { links, ids } }) =>
    links.flatMap(({ href, line, column }): ContentProblem[] => {
      const place = { file, line, column };
      const { pathname, hash } = splitAddress(href);
      const target = pathname === '' ? path : canonicalPath(safeDecode(pathname));
      const known = pathname === '' ? new Set(ids) : paths.get(target);
      if (known === undefined) {
        const redirected = redirects.get(target);
        if (redirected !== undefined) return [{ ...place, message: `The link "${href}" leads to an old address.`, hint: `Write ${redirected}.` }];
        return [{ ...place, message: `The link "${href}" leads to no page.`, hint: didYouMean(target, paths.keys()) ?? 'Write the path of a page, such as /docs/pikaohjeet/saldo.' }];
      }
      const id = safeDecode(hash.slice(1));
      if (id === '' || known === null || known.has(id)) return [];
      return [{ ...place, message: `The link "${href}" leads to a heading that ${target} does not have.`, hint: didYouMean(id, known) ?? headingsHint(known) }];
    }),
  );
}

function headingsHint(known: ReadonlySet<string>): string {
  return known.size === 0 ? 'The page has no headings.' : `Its headings are ${[...known].map((id) => `#${id}`).join(', ')}.`;
}
