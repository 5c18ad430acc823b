import { splitAddress } from '../../../model/site/path';
import { redirectsByAddress, type Redirect } from '../../navigation/redirects';
import type { Content } from '../loadContent';

/** A redirect with its position in the source. */
export interface PlacedRedirect extends Redirect {
  /** How the writer wrote the redirect: in the list, or as an alias of its target. */
  kind: 'redirect' | 'alias';
  place: { file: string; line: number; column: number };
}

/** Returns the redirects of a content folder: the listed ones, and one for each alias of a page. */
export function allRedirects({ redirects, docs, posts }: Content): PlacedRedirect[] {
  const listed = redirects.data.map((redirect, index): PlacedRedirect => ({
    ...redirect,
    kind: 'redirect',
    place: { file: redirects.file, ...redirects.locate([index, 'from']) },
  }));
  const aliases = [...docs, ...posts].flatMap(({ file, path, frontMatter, locate }) =>
    frontMatter.aliases.map((from, index): PlacedRedirect => ({
      from,
      to: path,
      kind: 'alias',
      place: { file, ...locate(['aliases', index]) },
    })),
  );
  return [...listed, ...aliases];
}

/** Returns a function that finds the target of an old address. */
export function redirectFinder(content: Content): (path: string) => string | undefined {
  const redirectAt = redirectsByAddress(allRedirects(content));
  return (path) => redirectAt(path)?.to;
}

/** Returns the current path of each old address. */
export const newPaths = (content: Content): ReadonlyMap<string, string> =>
  new Map(allRedirects(content).map(({ from, to }) => [from, splitAddress(to).pathname]));
