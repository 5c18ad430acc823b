import { buildOpenSearch, OPEN_SEARCH_FILE } from '../../model/search/openSearchDescription';
import { buildWebManifest, MANIFEST_FILE, SITE_ICON } from '../../model/site/webManifest';
import { themeColor } from '../../theme/themeColor';
import type { PublishedSite } from './publishedSite';
import type { TextFile } from '../files/writeFiles';

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

/** How browsers and systems know the site: its search in each language, and its manifest. */
export function identityFiles(site: PublishedSite): TextFile[] {
  const manifest = buildWebManifest({
    name: site.site.title,
    description: site.textIn(site.site.description, site.defaultCode),
    language: site.htmlLangOf(site.defaultCode),
    base: site.base,
    color: themeColor('light'),
  });
  return [...site.codes.map((code) => searchFile(site, code)), { path: MANIFEST_FILE, text: manifest }];
}
