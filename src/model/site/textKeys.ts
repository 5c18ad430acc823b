import type { AllOfFeatures } from './features';

/** The UI texts that the code uses, by namespace, without plural suffixes: the key types and the check use them. */
// prettier-ignore
export const TEXT_KEYS = {
  blog: [
    'archive', 'authors', 'description', 'newer', 'newerPosts', 'older', 'olderPosts', 'pageTitle', 'posts',
    'readingTime', 'readMore', 'readMoreOf', 'recent', 'sections', 'tags', 'tagTitle', 'title',
  ],
  common: [
    'aboutConfirmation', 'changedIn', 'close', 'colorModeDark', 'colorModeLight', 'colorModeNow',
    'colorModeSwitch', 'colorModeSystem', 'confirmed', 'copyPage', 'copyPageFailed', 'editPage', 'fallbackLink',
    'fallbackText', 'fallbackTitle', 'home', 'inLanguage', 'language', 'lastUpdated', 'loadFailedBroken', 'loadFailedTitle',
    'loadFailedUnreachable', 'newTab', 'openMarkdown', 'pageCopied', 'releaseNote', 'skipToContent',
    'translationOutdated', 'unconfirmedDetails', 'unconfirmedExample', 'unlistedText', 'unlistedTitle',
  ],
  content: [
    'captions', 'closeImage', 'copied', 'copy', 'copyFailed', 'danger', 'enlarge', 'footnoteBack', 'footnotes', 'info',
    'linkToStep', 'newTab', 'note', 'playVideo', 'table', 'tableFilter', 'tableMatrix', 'tableRows', 'tabs',
    'taskDone', 'taskOpen', 'tasksClear', 'tasksUndo', 'termList', 'termPage', 'thirdParty', 'tip', 'transcript',
    'videoLength', 'warning', 'wrapLines',
  ],
  errors: ['nearest', 'notFound', 'notFoundTitle', 'toHome', 'ways'],
  failure: ['defaultBase', 'noScript', 'notStarted', 'notStartedHint', 'part', 'retry', 'title', 'whole', 'wrongPath'],
  home: [
    'affected', 'allPosts', 'allReleases', 'featured', 'lead', 'posts', 'release', 'support', 'supportLink', 'title',
    'ways',
  ],
  navigation: [
    'breadcrumbs', 'changedSinceVisit', 'closeMenu', 'contents', 'footer', 'loadFailed', 'main', 'menu', 'next',
    'openSection', 'pages', 'pagination', 'previous', 'redirectText', 'redirectTitle', 'retry', 'search',
    'searchFailed', 'searchFailedHint', 'searchPlaceholder', 'searchSubmit', 'showMore', 'sidebarOf',
  ],
  parts: ['failedText', 'failedTitle'],
  search: [
    'allAreas', 'areas', 'clear', 'clearMarks', 'close', 'closest', 'count', 'didYouMean',
    'inLanguage', 'intro', 'introHosted', 'keyClose', 'keyMove', 'keyOpen', 'marks', 'marksOf', 'nearest',
    'nextMark', 'none', 'noneFor', 'noneHint', 'ownLanguage', 'previousMark', 'results', 'seeAll',
  ],
  searchPage: [
    'allLanguages', 'language', 'loading', 'loadingMore', 'more', 'noScript', 'placeholder', 'submit', 'title',
    'titleWithQuery', 'version',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type FeatureKeys = AllOfFeatures<'texts'>;

/** UI texts of features: the keys of each namespace, as a union of literals. */
export type FeatureTexts = {
  [Name in keyof FeatureKeys]: FeatureKeys[Name] extends readonly (infer Key)[] ? Key : never;
};

/** Name of a catalogue of the core. */
export type CoreNamespace = keyof typeof TEXT_KEYS;

/** Name of any catalogue. */
export type Namespace = CoreNamespace | keyof FeatureTexts;
