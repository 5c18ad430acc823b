/** One page of each kind, as paths of the default locale. */
export const PAGE_KINDS = {
  home: '/',
  search: '/search?q=lasku',
  reply: '/vastaus#docs/pikaohjeet/saldo',
  doc: '/docs/ohjeet/tilaustenhallinta/tilaukset',
  mainDoc: '/docs/etusivu',
  quickGuide: '/docs/pikaohjeet/hyvityslasku',
  faq: '/docs/faq/laskutus',
  releaseNote: '/docs/versiotiedotteet/lokakuu-2025',
  category: '/docs/category/ohjeet',
  groupedCategory: '/docs/category/pikaohjeet',
  glossary: '/docs/sanasto',
  blog: '/blog',
  post: '/blog/2024/05/17/webinaari',
  archive: '/blog/archive',
  authors: '/blog/authors',
  author: '/blog/authors/tuotetiimi',
  tags: '/blog/tags',
  tag: '/blog/tags/webinaari',
  notFound: '/docs/pikaohjeet/nothing-here',
} as const;

/** The path of a page in a locale. */
export function inLocale(path: string, base: string): string {
  return base !== '' && path === '/' ? base : base + path;
}
