import { firstPageRedirects } from '../../pages/planBlog';
import { targetPath, type Redirect } from '../../navigation/redirects';
import { hiddenPaths, listedPages } from '../../pages/planInput';
import type { PublishedSite } from '../publishedSite';

/** A redirect and the locales that have it, the default first. */
interface PlacedRedirect extends Redirect {
  codes: readonly string[];
}

/** Keys of what posts are listed by. */
interface BlogKeys {
  tags: readonly string[];
  /** Of the authors that have pages of their own. */
  authorPages: readonly string[];
}

type Published = Pick<PublishedSite, 'docs' | 'posts' | 'codes' | 'defaultCode'>;

/** The redirects of `redirects.yaml`, those that pages name as their aliases, and those of the blog's lists. */
export function listRedirects(redirects: readonly Redirect[], site: Published, keys: BlogKeys): PlacedRedirect[] {
  const { docs, posts, codes, defaultCode } = site;
  const pages = [...docs, ...posts];
  const aliases = pages.flatMap((page) => page.aliases.map((from) => ({ from, to: page.path })));
  const listed = listedPages(posts, defaultCode).filter(({ locale }) => locale === defaultCode);
  const all = [...redirects, ...aliases, ...firstPageRedirects({ ...keys, posts: listed })];
  const hidden = new Map(codes.map((code) => [code, hiddenPaths(pages, code, defaultCode)]));
  return all.map((redirect) => ({
    ...redirect,
    codes: codes.filter((code) => hidden.get(code)?.has(targetPath(redirect)) !== true),
  }));
}
