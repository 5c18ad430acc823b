import type { SidebarSpec } from '../../../model/navigation/sidebar';
import { folderRedirects } from '../../navigation/folderRedirects';
import type { Node } from 'gatsby';
import { FEATURES } from '../../../features';
import { allSidebars } from '../../content/loadSite';
import { pagesOfFeatures } from '../../pages/pagesOfFeatures';
import { defineStep } from '../buildStep';
import { buildContentPolicy } from '../serving/contentPolicy';
import { outsideSources } from '../serving/outsideSources';
import { servingTable } from '../serving/servingTable';
import { writeServing } from '../serving/writeServing';
import { localizedPath } from '../../../model/site/locale';
import { safeDecode, splitAddress, withBase } from '../../../model/site/path';
import { type Redirect, targetPath } from '../../navigation/redirects';
import type { ServedRedirect } from '../../../model/serving/findAnswer';
import { firstPageRedirects } from '../../pages/planBlog';
import { hiddenPaths, listedPages } from '../../pages/planInput';
import type { PublishedSite } from '../publishedSite';

/** A redirect and its locales, the default first. */
interface PlacedRedirect extends Redirect {
  codes: readonly string[];
}

/** The inputs for lists of pages. */
interface Lists {
  /** Keys of the tags of posts. */
  tags: readonly string[];
  /** Keys of authors with pages. */
  authorPages: readonly string[];
  /** Sidebars of all doc roots. */
  sidebars: readonly SidebarSpec[];
  /** Paths of pages without a file. */
  otherPages: readonly string[];
}

type Published = Pick<PublishedSite, 'docs' | 'posts' | 'codes' | 'defaultCode'>;

/** Returns the redirects of `redirects.yaml`, page aliases, doc folders, and the blog's lists. */
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

const escape = (text: string) => encodeURI(safeDecode(text));

/**
 * Returns the redirects of all locales, or of those that a redirect names. The first of two from one path wins.
 * @param codes locale codes, the default first
 * @param base base path without a trailing slash
 */
export function redirectLines(
  redirects: readonly (Redirect & { codes?: readonly string[] })[],
  codes: readonly string[],
  base: string,
): ServedRedirect[] {
  const [defaultCode = ''] = codes;
  const lines = new Map<string, ServedRedirect>();
  for (const code of codes) {
    const place = (path: string) => withBase(localizedPath(path, code, defaultCode), base);
    for (const { from, to, codes: own = codes } of redirects) {
      if (!own.includes(code)) continue;
      const { pathname, hash } = splitAddress(to);
      const source = safeDecode(place(from));
      if (!lines.has(source)) lines.set(source, { from: source, path: escape(place(pathname)), hash: escape(hash) });
    }
  }
  return [...lines.values()];
}

const keysOf = (nodes: readonly Node[]) => nodes.map(({ key }) => String(key));

/** Plans the headers, redirects and addresses that every server of the site needs. */
export const planServing = defineStep({
  name: 'plan serving',
  needs: ['inline'],
  run: ({ loaded, site, nodesOf, inline }) => {
    const authorPages = keysOf(nodesOf('Author').filter(({ page }) => page === true));
    const redirects = listRedirects(loaded.redirects.data, site, {
      tags: keysOf(nodesOf('Tag')),
      authorPages,
      sidebars: allSidebars(loaded),
      otherPages: [site.site.search.searchPagePath, ...pagesOfFeatures(loaded).map(({ path }) => path)],
    });
    const framing = FEATURES.flatMap(({ framedBy }) => framedBy?.(site.site) ?? []);
    const framedBy = framing.flatMap(({ hosts }) => hosts);
    const table = servingTable({
      origins: loaded.own.origins,
      base: site.base,
      codes: site.codes,
      includeSubDomains: site.site.serving.includeSubDomains,
      servesMarkdown: FEATURES.some(({ markdownTop }) => markdownTop?.(site, site.defaultCode) !== undefined),
      policy: buildContentPolicy({ ...inline, sources: outsideSources(site.site), framedBy }),
      shared: framing.flatMap(({ files }) => files),
      redirects: redirectLines(redirects, site.codes, site.base),
      tools: FEATURES.flatMap(({ tools }) => tools?.(site.site) ?? []),
      requestLogs: FEATURES.flatMap(({ requestLogs }) => requestLogs?.(site.site) ?? []),
    });
    return { table };
  },
});

/** Writes the server configurations. */
export const writeServerFiles = defineStep({
  name: 'write server files',
  needs: ['table'],
  run: ({ table }) => {
    writeServing(table);
  },
});
