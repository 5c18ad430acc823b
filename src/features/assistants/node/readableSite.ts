import type { Node, NodeInput } from 'gatsby';
import { CLOSE_COVERAGE, rank } from '../../../model/search/rank';
import { markdownPath, safeDecode } from '../../../model/site/path';
import type { Content } from '../../../node/content/loadContent';
import { didYouMean } from '../../../node/diagnostics/nearest';
import { buildDocNode, buildPostNode } from '../../../node/graphql/pageNodes';
import { pageAsMarkdown } from '../../../node/output/exportFiles';
import { gatherPublishedSite, type PublishedPage, type PublishedSite } from '../../../node/output/publishedSite';
import { indexOf } from '../../../node/search/memoryIndex';
import { searchablePages } from '../../../node/search/searchablePages';
import { buildSiteList, sectionsIn } from './siteLists';

/** The section of a found page that fits a query best. */
export interface FoundSection {
  title: string;
  description: string;
  heading: string;
  text: string;
  url: string;
  /** False for a page that has too few words of the query. */
  isClose: boolean;
}

/** The published texts of a content folder, as assistants read them. Its functions throw an error for bad input. */
export interface ReadableSite {
  site: PublishedSite;
  /** The listed pages in all locales, with the addresses of their Markdown. */
  pages: readonly { url: string; title: string; description: string }[];
  /** Returns the list of the pages with a text in a locale, by default in the first one. */
  list: (code?: string) => string;
  /** Returns the Markdown of a page. */
  read: (address: string) => string;
  /** Returns the pages that the search of the site finds, best first. */
  search: (query: string, code?: string) => FoundSection[];
}

/** Collects the published pages of a content folder, as a build does. */
function publish(content: Content): PublishedSite {
  const digest = () => '';
  const nodes: Readonly<Record<string, NodeInput[]>> = {
    Doc: content.docs.map((doc) => buildDocNode(doc, '', digest, content.engine.added)),
    BlogPost: content.posts.map((post) => buildPostNode(post, '', digest)),
  };
  return gatherPublishedSite({
    loaded: content,
    getNodesByType: (type) => (nodes[type] ?? []) as Node[],
    base: content.site.baseUrl.replace(/\/$/, ''),
  });
}

const NO_SECTION = { id: '', heading: '', text: '' };

/** Returns the search of a locale: the ranking of the site, with an index in memory. */
function createSearch(content: Content, code: string, site: PublishedSite): (query: string) => FoundSection[] {
  const pages = searchablePages(content, code);
  if (pages.length === 0)
    throw new Error(`The site has no pages in "${code}". Readers there search the pages in "${site.defaultCode}".`);
  const index = indexOf(pages, content.searchWords.get(code));
  // The index has a document for each section, and one for a page without sections.
  const sections = pages.flatMap((page) => (page.sections.length > 0 ? page.sections : [NO_SECTION]));
  return (query) =>
    rank(query, index).flatMap(({ page: number, sections: [best], coverage }) => {
      const page = pages[number];
      if (page === undefined) return [];
      const { id, heading, text } = sections[best?.section ?? -1] ?? page.sections[0] ?? NO_SECTION;
      const url = site.urlOf(page.path, code) + (id === '' ? '' : `#${id}`);
      const { title, description } = page;
      return [{ title, description, heading, text, url, isClose: coverage >= CLOSE_COVERAGE }];
    });
}

const withoutOrigin = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

/** Returns the texts of a content folder for assistants. */
export function createReadableSite(content: Content): ReadableSite {
  const site = publish(content);
  const { codes, defaultCode } = site;
  const searches = new Map<string, (query: string) => FoundSection[]>();
  const knownCode = (code = defaultCode) => {
    if (codes.includes(code)) return code;
    throw new Error(`The site has no language "${code}". Its languages are ${codes.join(', ')}.`);
  };
  const urlOf = ({ path, locale }: PublishedPage) => site.urlOf(path, locale);
  const byUrl = new Map([...site.docs, ...site.posts].map((page) => [urlOf(page), page]));
  return {
    site,
    pages: codes.flatMap((code) =>
      sectionsIn(site, code).flatMap(({ pages }) => pages.map((page) => ({ ...page, url: markdownPath(urlOf(page)) }))),
    ),
    list: (code) => buildSiteList(site, knownCode(code)),
    read: (address) => {
      // Paths are below the origin of the site; locales may have others.
      const url = URL.canParse(address, site.site.url) ? new URL(address, site.site.url) : undefined;
      const asked = safeDecode((url?.origin ?? '') + (url?.pathname ?? '')).replace(/(?:\.md|\/)$/, '');
      const page = byUrl.get(asked);
      if (page !== undefined) return pageAsMarkdown(page, site);
      const hint =
        didYouMean(withoutOrigin(asked), [...byUrl.keys()].map(withoutOrigin)) ??
        'The tool list_pages has the addresses.';
      throw new Error(`The site has no page ${address}. ${hint}`);
    },
    search: (query, code) => {
      const known = knownCode(code);
      const found = searches.get(known) ?? createSearch(content, known, site);
      searches.set(known, found);
      return found(query);
    },
  };
}
