import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageName, listFiles } from '../core';
import type { ReportEntry } from '../markdown/reportEntry';
import type { PlannedFile } from '../plan';
import type { DocsVersion } from './docsVersions';
import { asGroup, asList, asText, readJson, type DocusaurusSite, type Json } from './settings';
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
  'theme.NotFound.title': 'errors.notFoundTitle',
  'theme.SearchBar.label': 'navigation.search',
  'theme.SearchBar.seeAll': 'search.seeAll_other',
  'theme.SearchModal.errorScreen.helpText': 'navigation.searchFailedHint',
  'theme.SearchModal.errorScreen.titleText': 'navigation.searchFailed',
  'theme.SearchModal.footer.closeText': 'search.keyClose',
  'theme.SearchModal.footer.navigateText': 'search.keyMove',
  'theme.SearchModal.footer.selectText': 'search.keyOpen',
  'theme.SearchModal.startScreen.favoriteSearchesTitle': 'searchHistory.favourites',
  'theme.SearchModal.startScreen.recentSearchesTitle': 'searchHistory.recent',
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
function readThemeTexts({ folder, readable }: Pick<DocusaurusSite, 'folder' | 'readable'>, locale: string): ThemeTexts {
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

/** Every part of the sidebars is used. */
const ALL_PARTS = /./;

/** Reads the sidebars of a version, in the old site's form. */
export async function readSidebars(site: DocusaurusSite, version: DocsVersion, entries: ReportEntry[]): Promise<Json> {
  const { sidebars } = version;
  if (sidebars === undefined) return {};
  if (sidebars === 'auto') return { docs: [{ type: 'autogenerated', dirName: '.' }] };
  const name = path.relative(site.folder, sidebars);
  if (!existsSync(sidebars)) {
    entries.push({
      kind: 'sidebar',
      message: 'This file of sidebars is not there; the sidebar was made of the folders.',
      from: { file: name },
    });
    return { docs: [{ type: 'autogenerated', dirName: '.' }] };
  }
  if (sidebars.endsWith('.json')) {
    const value = readJson(sidebars, site.readable);
    if (value === undefined)
      entries.push({ kind: 'sidebar', message: 'This file of sidebars is no JSON.', from: { file: name } });
    return asGroup(value);
  }
  const { value, entries: ofCode, isUnread } = await site.code.settings(sidebars, ALL_PARTS);
  entries.push(...ofCode);
  if (!isUnread(/^$/)) return asGroup(value);
  entries.push({ kind: 'sidebar', message: 'The sidebar was made of the folders.', from: { file: name } });
  return { docs: [{ type: 'autogenerated', dirName: '.' }] };
}

/** Returns the labels that the navigation bar has for the sidebars of a set of docs, by id. */
export function sidebarLabels(site: DocusaurusSite, instance: string): Map<string, string> {
  const labels = new Map<string, string>();
  for (const item of asList(asGroup(site.themeConfig.navbar).items).map(asGroup)) {
    const id = asText(item.sidebarId);
    const label = asText(item.label);
    if (id !== undefined && label !== undefined && (asText(item.docsPluginId) ?? 'default') === instance)
      labels.set(id, label);
  }
  return labels;
}

const BANNERS = ['none', 'unreleased', 'unmaintained'];

/** Returns the versions in the form of `versions.yaml`. */
export function versionsTable(versions: readonly DocsVersion[], others: readonly DocsVersion[]) {
  const current = versions.find(({ version }) => version === undefined);
  return {
    current: { label: current?.label ?? 'Current' },
    others: others.map(({ version, label, banner }) => ({
      name: version,
      label,
      ...(banner !== undefined && BANNERS.includes(banner) ? { banner } : {}),
    })),
  };
}

/** Returns the title and the description of the blog in a language. */
function blogTexts({ blogs, folder, readable, config }: DocusaurusSite, old: string, catalogue: Json): Json {
  const [blog] = blogs;
  if (blog === undefined) return {};
  const own = asGroup(
    readJson(path.join(folder, 'i18n', old, 'docusaurus-plugin-content-blog', 'options.json'), readable),
  );
  const textOf = (key: string, option: string) => asText(asGroup(own[key]).message) ?? asText(blog.options[option]);
  const title = textOf('title', 'blogTitle') ?? asText(catalogue.title) ?? 'Blog';
  return { title, description: textOf('description', 'blogDescription') ?? `${title}: ${asText(config.title) ?? ''}` };
}

/** Language of the UI texts for a language that has none. */
const STAND_IN = 'en';

/** Key of the notice for an untranslated page. In a fallback text, the reader's name of the language would not fit. */
const NOTICE = 'fallbackTitle';

const namingLanguage = (catalogue: Json, code: string): Json => {
  const title = asText(catalogue[NOTICE]);
  if (title === undefined) return catalogue;
  return { ...catalogue, [NOTICE]: title.replace('{{language}}', languageName(code, STAND_IN)) };
};

/** Returns the UI texts of each language that differ from the engine's, which has English ones for other languages. */
export function textFiles(
  texts: string,
  site: DocusaurusSite,
  locales: readonly { old: string; code: string }[],
  entries: ReportEntry[],
): PlannedFile[] {
  const original = locales[0]?.code ?? STAND_IN;
  return locales.flatMap(({ old, code }) => {
    const own = path.join(texts, code);
    const from = existsSync(own) ? own : path.join(texts, STAND_IN);
    const ofTheme = readThemeTexts(site, old);
    const files = listFiles(from)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file): PlannedFile[] => {
        const written = asGroup(JSON.parse(readFileSync(file, 'utf8')));
        const catalogue = from === own ? written : namingLanguage(written, original);
        const namespace = path.basename(file, '.json');
        const filled = ofTheme.fill(namespace, catalogue);
        const texts = namespace === 'blog' ? { ...filled, ...blogTexts(site, old, filled) } : filled;
        const changed = Object.entries(texts).filter(([key, text]) => text !== written[key]);
        const content = `${JSON.stringify(Object.fromEntries(changed), null, 2)}\n`;
        return changed.length === 0 ? [] : [{ path: `locales/${code}/${path.basename(file)}`, content }];
      });
    const note = (message: string, file = `i18n/${old}`) =>
      entries.push({ kind: 'locale', message, from: { file }, to: { file: `locales/${code}` } });
    if (from !== own)
      note(
        `This site has no texts of the interface in "${code}": ${ofTheme.taken() === 0 ? 'they' : 'those that the old site lacks'} are in English. Translate locales/${code}.`,
      );
    const messages = `i18n/${old}/code.json`;
    const left = ofTheme.all - ofTheme.taken();
    if (ofTheme.isBroken) note('The UI texts are not JSON and were left out.', messages);
    if (ofTheme.all > 0)
      note(
        `${ofTheme.taken()} of the ${ofTheme.all} UI texts were imported; this site does not use ${left === 1 ? 'the other' : `the other ${left}`}.`,
        messages,
      );
    return files;
  });
}
