import path from 'node:path';
import { asGroup, asText, type DocusaurusSite, type Json } from './settings';
import { readSiteFile } from './sourceFiles';

/** Names of Docusaurus' UI texts that have an equivalent here, each with its key here. */
const SAME_TEXTS: Readonly<Record<string, string>> = {
  'theme.AnnouncementBar.closeButtonAriaLabel': 'announcement.closeAnnouncement',
  'theme.CodeBlock.copied': 'content.copied',
  'theme.CodeBlock.copy': 'content.copy',
  'theme.CodeBlock.wordWrapToggle': 'content.wrapLines',
  'theme.ErrorPageContent.title': 'failure.whole',
  'theme.ErrorPageContent.tryAgain': 'failure.retry',
  'theme.NavBar.navAriaLabel': 'navigation.main',
  'theme.NotFound.p1': 'errors.notFound',
  'theme.NotFound.p2': 'errors.notFoundOwner',
  'theme.NotFound.title': 'errors.notFoundTitle',
  'theme.SearchBar.label': 'navigation.search',
  'theme.SearchBar.seeAll': 'search.seeAll_other',
  'theme.SearchModal.errorScreen.helpText': 'navigation.searchFailedHint',
  'theme.SearchModal.errorScreen.titleText': 'navigation.searchFailed',
  'theme.SearchModal.footer.closeText': 'search.keyClose',
  'theme.SearchModal.footer.navigateText': 'search.keyMove',
  'theme.SearchModal.footer.selectText': 'search.keyOpen',
  'theme.SearchModal.startScreen.favoriteSearchesTitle': 'search.favourites',
  'theme.SearchModal.startScreen.recentSearchesTitle': 'search.recent',
  'theme.SearchPage.emptyResultsTitle': 'searchPage.title',
  'theme.SearchPage.existingResultsTitle': 'searchPage.titleWithQuery',
  'theme.SearchPage.fetchingNewResults': 'searchPage.loadingMore',
  'theme.SearchPage.inputPlaceholder': 'searchPage.placeholder',
  'theme.SearchPage.noResultsText': 'search.none',
  'theme.TOCCollapsible.toggleButtonLabel': 'navigation.contents',
  'theme.admonition.danger': 'content.danger',
  'theme.admonition.info': 'content.info',
  'theme.admonition.note': 'content.note',
  'theme.admonition.tip': 'content.tip',
  'theme.admonition.warning': 'content.warning',
  'theme.blog.archive.title': 'blog.archive',
  'theme.blog.authorsList.pageTitle': 'blog.authors',
  'theme.blog.paginator.newerEntries': 'blog.newerPosts',
  'theme.blog.paginator.olderEntries': 'blog.olderPosts',
  'theme.blog.post.paginator.newerPost': 'blog.newer',
  'theme.blog.post.paginator.olderPost': 'blog.older',
  'theme.blog.post.readMore': 'blog.readMore',
  'theme.blog.post.readMoreLabel': 'blog.readMoreOf',
  'theme.common.editThisPage': 'common.editPage',
  'theme.common.skipToMainContent': 'common.skipToContent',
  'theme.docs.breadcrumbs.home': 'common.home',
  'theme.docs.breadcrumbs.navAriaLabel': 'navigation.breadcrumbs',
  'theme.docs.paginator.navAriaLabel': 'navigation.pagination',
  'theme.docs.paginator.next': 'navigation.next',
  'theme.docs.paginator.previous': 'navigation.previous',
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': 'navigation.closeMenu',
  'theme.docs.sidebar.navAriaLabel': 'navigation.sidebar',
  'theme.navbar.mobileLanguageDropdown.label': 'common.language',
  'theme.tags.tagsPageTitle': 'blog.tags',
  'theme.unlistedContent.message': 'common.unlistedText',
  'theme.unlistedContent.title': 'common.unlistedTitle',
};

/** The UI texts of an old site in a language. */
interface ThemeTexts {
  /** Returns a catalogue of this site with the old site's texts. */
  fill: (namespace: string, catalogue: Json) => Json;
  /** Number of texts put into catalogues so far. */
  taken: () => number;
  /** Number of texts of the old site. */
  all: number;
  /** True where a file of texts is unreadable. */
  isBroken: boolean;
}

const valuesIn = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort().join();

/** Reads the UI texts that differ from Docusaurus' defaults or are translated. */
export function readThemeTexts(
  { folder, readable }: Pick<DocusaurusSite, 'folder' | 'readable'>,
  locale: string,
): ThemeTexts {
  const text = readSiteFile(path.join(folder, 'i18n', locale, 'code.json'), readable);
  let table: Json = {};
  let isBroken = false;
  try {
    if (text !== undefined) table = asGroup(JSON.parse(text));
  } catch {
    isBroken = true;
  }
  const siteTexts = new Map<string, string>();
  for (const [name, value] of Object.entries(table)) {
    const key = SAME_TEXTS[name];
    const text = asText(asGroup(value).message);
    // Docusaurus names values in single braces, this site in double ones.
    if (key !== undefined && text !== undefined) siteTexts.set(key, text.replace(/\{(\w+)\}/g, '{{$1}}'));
  }
  let taken = 0;
  return {
    fill: (namespace, catalogue) =>
      Object.fromEntries(
        Object.entries(catalogue).map(([name, text]) => {
          const other = siteTexts.get(`${namespace}.${name}`);
          if (other === undefined || valuesIn(other) !== valuesIn(String(text))) return [name, text];
          taken += 1;
          return [name, other];
        }),
      ),
    taken: () => taken,
    all: Object.keys(table).length,
    isBroken,
  };
}
