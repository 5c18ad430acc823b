import type { ContentTree, WrittenPage } from './contentTree';

/** A page that a content folder asks for, in one language. */
export interface ExpectedPage {
  /** Path without the language. */
  path: string;
  locale: string;
  /** Path with the language: its address. */
  address: string;
  kind: 'content' | 'list' | 'home' | 'search' | 'reply' | 'notFound' | 'redirect';
  /** The text that readers get; none for pages without a file. */
  text: WrittenPage | undefined;
  /** Languages that have the page in their own words, in the site's order. */
  locales: readonly string[];
  /** True for a page that search engines are asked to leave out. */
  isHidden: boolean;
  /** Address of the page that search engines are to show: itself, or what it replaces. */
  canonical: string;
}

const PAGE_SIZE = 10;
const CURRENT = 'current';
const strings = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

function localized(path: string, code: string, [defaultCode]: readonly string[]): string {
  if (code === defaultCode) return path;
  return path === '/' ? `/${code}` : `/${code}${path}`;
}

/** The texts of each published page, by path and language. */
function publishedTexts({ pages, site }: ContentTree): Map<string, Map<string, WrittenPage>> {
  const texts = new Map<string, Map<string, WrittenPage>>();
  for (const page of pages.filter(({ frontMatter }) => frontMatter.draft !== true)) {
    texts.set(page.path, (texts.get(page.path) ?? new Map<string, WrittenPage>()).set(page.locale, page));
  }
  for (const [path, ofPath] of texts) if (!ofPath.has(site.codes[0] ?? '')) texts.delete(path);
  return texts;
}

/** A list of posts: at `path`, and further pages of ten. */
function listPaths(path: string, count: number): string[] {
  const more = Array.from({ length: Math.max(0, Math.ceil(count / PAGE_SIZE) - 1) });
  return [path, ...more.map((_, index) => `${path}/page/${index + 2}`)];
}

function blogPaths({ authors, tags }: ContentTree, posts: readonly WrittenPage[]): string[] {
  if (posts.length === 0) return [];
  const having = (key: string, value: string) =>
    posts.filter(({ frontMatter }) => strings(frontMatter[key]).includes(value)).length;
  const used = Object.keys(tags).filter((tag) => having('tags', tag) > 0);
  const withPage = Object.entries(authors).filter(([, { page }]) => page === true);
  return [
    ...listPaths('/blog', posts.length),
    '/blog/archive',
    ...(Object.keys(authors).length > 0 ? ['/blog/authors'] : []),
    ...withPage.flatMap(([author]) => listPaths(`/blog/authors/${author}`, having('authors', author))),
    ...(used.length > 0 ? ['/blog/tags'] : []),
    ...used.flatMap((tag) => listPaths(`/blog/tags/${tag}`, having('tags', tag))),
  ];
}

/** Every page that a content folder asks for, in every language. */
export function expectedPages(tree: ContentTree): ExpectedPage[] {
  const { site, versions } = tree;
  const { codes } = site;
  const [defaultCode = ''] = codes;
  const texts = publishedTexts(tree);
  const versionOf = (path: string) => versions.find((name) => `${path}/`.startsWith(`/docs/${name}/`)) ?? CURRENT;
  const inCurrent = (path: string) => path.replace(`/docs/${versionOf(path)}`, '/docs');

  const contentPages = [...texts].flatMap(([path, byLocale]) => {
    const original = byLocale.get(defaultCode);
    const locales = codes.filter((code) => byLocale.has(code));
    const newer = versionOf(path) === CURRENT ? undefined : texts.get(inCurrent(path));
    return codes
      .filter((code) => byLocale.has(code) || original?.frontMatter.fallback !== false)
      .map((locale): ExpectedPage => {
        const address = localized(path, locale, codes);
        const own = byLocale.has(locale) ? address : path;
        const newerLocale = byLocale.has(locale) && newer?.has(locale) === true ? locale : defaultCode;
        return {
          path,
          locale,
          address,
          kind: 'content',
          text: byLocale.get(locale) ?? original,
          locales: newer === undefined ? locales : [],
          isHidden: original?.frontMatter.unlisted === true,
          canonical: newer === undefined ? own : localized(inCurrent(path), newerLocale, codes),
        };
      });
  });

  const inAll = (path: string, kind: ExpectedPage['kind'], locales: readonly string[], canonicalPath = path) =>
    codes.map((locale): ExpectedPage => {
      const address = localized(path, locale, codes);
      const canonical = locales.includes(locale) ? address : canonicalPath;
      const isHidden = kind === 'search' || kind === 'reply' || kind === 'notFound';
      return { path, locale, address, kind, text: undefined, locales, isHidden, canonical };
    });
  const originals = [...texts.values()].flatMap((byLocale) => byLocale.get(defaultCode) ?? []);
  const posts = originals.filter(({ kind, frontMatter }) => kind === 'post' && frontMatter.unlisted !== true);
  const blog = blogPaths(tree, posts);
  const firstPages = blog.filter((path) => /\/blog(?:\/(?:tags|authors)\/[^/]+)?$/.test(path));
  const categories = new Set(tree.categories);
  return [
    ...contentPages,
    ...inAll('/', 'home', codes),
    ...inAll('/search', 'search', codes),
    ...(site.replyPath === null ? [] : inAll(site.replyPath, 'reply', codes)),
    ...inAll('/404.html', 'notFound', codes),
    ...[...blog, ...(site.glossaryPage === null ? [] : [site.glossaryPage])].flatMap((path) =>
      inAll(path, 'list', [defaultCode]),
    ),
    ...tree.categories.flatMap((path) => {
      const newer = inCurrent(path);
      const isOld = newer !== path && categories.has(newer);
      return isOld ? inAll(path, 'list', [], newer) : inAll(path, 'list', [defaultCode]);
    }),
    ...[...tree.redirects, ...firstPages.map((path) => ({ from: `${path}/page/1`, to: path }))].flatMap(
      ({ from, to }) => {
        const target = to.replace(/#.*$/, '');
        const shown = contentPages.filter(({ path }) => path === target).map(({ locale }) => locale);
        return inAll(from, 'redirect', codes).filter(({ locale }) => shown.length === 0 || shown.includes(locale));
      },
    ),
  ];
}
