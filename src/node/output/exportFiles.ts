import { FEATURES } from '../../features';
import type { PublishedSite, PublishedPage } from './publishedSite';
import type { TextFile } from '../files/writeFiles';
import { markdownPath } from '../../model/site/path';
import type { TextCache } from '../cache/textCache';
import { markdownOf } from '../html/markdown';
import { plainContent } from '../html/plainContent';
import { buildOpenSearch, OPEN_SEARCH_FILE } from '../../model/search/openSearchDescription';
import { buildWebManifest, MANIFEST_FILE, SITE_ICON } from '../../model/site/webManifest';
import { lightBackground } from '../site/featuresOf';

function searchFile(site: PublishedSite, code: string): TextFile {
  const { title, description, search } = site.site;
  const text = buildOpenSearch({
    name: title,
    description: site.textIn(description, code),
    language: site.htmlLangOf(code),
    searchUrl: site.urlOf(search.searchPagePath, code),
    iconUrl: site.urlOf(SITE_ICON, site.defaultCode),
    ownUrl: site.urlOf(OPEN_SEARCH_FILE, code),
  });
  return { path: site.pathOf(OPEN_SEARCH_FILE, code), text };
}

/** Returns the files that identify the site to browsers and systems: its search in each language, and its manifest. */
function identityFiles(site: PublishedSite): TextFile[] {
  const manifest = buildWebManifest({
    name: site.site.title,
    description: site.textIn(site.site.description, site.defaultCode),
    language: site.htmlLangOf(site.defaultCode),
    base: site.base,
    color: lightBackground(),
  });
  return [...site.codes.map((code) => searchFile(site, code)), { path: MANIFEST_FILE, text: manifest }];
}

/** Formats a page as Markdown: lines of features, title, description, address and text. */
export function pageAsMarkdown(page: PublishedPage, site: PublishedSite, cache?: TextCache): string {
  const url = site.urlOf(page.path, page.locale);
  const html = site.htmlOf(page);
  const make = () => markdownOf(plainContent(html, url));
  const text = cache === undefined ? make() : cache.get(`${url}\n${html}`, make);
  const tops = FEATURES.flatMap(({ markdownTop }) => markdownTop?.(site, page.locale) ?? []);
  return [...tops, `# ${page.title}`, `> ${page.description}`, `<${url}>`, text].join('\n\n');
}

/** Returns the Markdown alternates of the content's pages, one for each language in which a page is written. */
export function markdownFiles(site: PublishedSite, cache?: TextCache): TextFile[] {
  return [...site.docs, ...site.posts].map((page) => ({
    path: markdownPath(site.pathOf(page.path, page.locale)),
    text: pageAsMarkdown(page, site, cache),
  }));
}

/** Returns the files for other programs: Markdown, the search and the manifest. */
export const exportFiles = (site: PublishedSite, cache?: TextCache): TextFile[] => [
  ...markdownFiles(site, cache),
  ...identityFiles(site),
];
