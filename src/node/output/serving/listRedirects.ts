import { firstPageRedirects } from '../../pages/planBlog';
import type { SidebarSpec } from '../../../model/navigation/sidebar';
import { folderRedirects } from '../../navigation/folderRedirects';
import { targetPath, type Redirect } from '../../navigation/redirects';
import { hiddenPaths, listedPages } from '../../pages/planInput';
import type { PublishedSite } from '../publishedSite';

/** A redirect and the locales that have it, the default first. */
interface PlacedRedirect extends Redirect {
  codes: readonly string[];
}

/** What the lists of pages are made of. */
interface Lists {
  /** Keys of the tags of posts. */
  tags: readonly string[];
  /** Of the authors that have pages of their own. */
  authorPages: readonly string[];
  /** Sidebars of all doc roots. */
  sidebars: readonly SidebarSpec[];
  /** Paths of pages that have no file. */
  otherPages: readonly string[];
}

type Published = Pick<PublishedSite, 'docs' | 'posts' | 'codes' | 'defaultCode'>;

/** The redirects of `redirects.yaml`, of the aliases of pages, of folders of docs, and of the blog's lists. */
export function listRedirects(redirects: readonly Redirect[], site: Published, lists: Lists): PlacedRedirect[] {
  const { docs, posts, codes, defaultCode } = site;
  const pages = [...docs, ...posts];
  const aliases = pages.flatMap((page) => page.aliases.map((from) => ({ from, to: page.path })));
  const listed = listedPages(posts, defaultCode).filter(({ locale }) => locale === defaultCode);
  const own = [...redirects, ...aliases];
  const folders = folderRedirects(
    listedPages(docs, defaultCode).flatMap(({ path, locale }) => (locale === defaultCode ? path : [])),
    lists.sidebars,
    [...lists.otherPages, ...own.map(({ from }) => from)],
  );
  const all = [...own, ...folders, ...firstPageRedirects({ ...lists, posts: listed })];
  const hidden = new Map(codes.map((code) => [code, hiddenPaths(pages, code, defaultCode)]));
  return all.map((redirect) => ({
    ...redirect,
    codes: codes.filter((code) => hidden.get(code)?.has(targetPath(redirect)) !== true),
  }));
}
