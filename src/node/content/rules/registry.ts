import { FEATURES } from '../../../features';
import { READING_RULES } from '../../diagnostics/readingRules';
import type { RuleInfo } from '../../diagnostics/rule';
import { SETTINGS_RULES } from './checks/settingsRules';
import type { ContentRules } from './contentRule';
import { longDescription } from './description/length';
import { repeatedDescription } from './description/repeated';
import { keyOrder } from './frontMatter/keyOrder';
import { unknownGlossaryPage } from './glossary/unknownPage';
import { repeatedHeading } from './heading/repeated';
import { darkImage } from './image/dark';
import { imageSize } from './image/size';
import { imageScript } from './image/script';
import { relativeLink } from './link/relative';
import { linkTargets } from './link/targets';
import { unknownName } from './names/unknown';
import { fileName } from './page/fileName';
import { pageLength } from './page/length';
import { navigation } from './page/navigation';
import { orphanPage } from './page/orphan';
import { plainName } from './page/plainName';
import { references } from './page/references';
import { routes } from './page/routes';
import { unpairedPage } from './page/unpaired';
import { futurePost } from './post/future';
import { postLead } from './post/lead';
import { publishedAddress } from './published/gone';
import { invalidQuery } from './query/invalid';
import { brokenRedirect } from './redirect/broken';
import { releaseItems } from './release/items';
import { releaseNotes } from './release/notes';
import { longSentence } from './sentence/long';
import { deadAddress } from './settings/deadAddress';
import { labelLocale } from './settings/labelLocale';
import { releases } from './settings/releases';
import { unknownSitePage } from './settings/unknownPage';
import { sidebarDocs } from './sidebar/docs';
import { staticHtml } from './file/html';
import { emptySite } from './site/empty';
import { synonymPages } from './synonym/pages';
import { shadowedTitle } from './synonym/shadowsTitle';
import { forbiddenTerm } from './terms/forbidden';
import { straightQuotesRule } from './text/quotes';
import { repeatedText } from './text/repeated';
import { skeleton } from './text/skeleton';
import { trailingSpaces } from './text/trailingSpaces';
import { longTitle } from './title/length';
import { headingIds } from './translation/headingIds';
import { fallback } from './translation/fallback';
import { noOriginal } from './translation/noOriginal';
import { outdatedTranslation } from './translation/outdated';

/** The rules for the content as a whole; rules for a site without pages come first. */
export const CONTENT_RULES: readonly ContentRules[] = [
  emptySite,
  fileName,
  plainName,
  routes,
  noOriginal,
  unknownSitePage,
  releases,
  deadAddress,
  labelLocale,
  sidebarDocs,
  unknownGlossaryPage,
  references,
  releaseNotes,
  releaseItems,
  unpairedPage,
  navigation,
  brokenRedirect,
  publishedAddress,
  synonymPages,
  shadowedTitle,
  linkTargets,
  relativeLink,
  fallback,
  repeatedHeading,
  unknownName,
  forbiddenTerm,
  longTitle,
  longDescription,
  repeatedDescription,
  repeatedText,
  longSentence,
  skeleton,
  trailingSpaces,
  straightQuotesRule,
  keyOrder,
  orphanPage,
  pageLength,
  postLead,
  futurePost,
  darkImage,
  imageScript,
  imageSize,
  staticHtml,
  outdatedTranslation,
  headingIds,
  invalidQuery,
  ...FEATURES.flatMap(({ checks = [] }) => checks),
];

/** Every rule by name, in alphabetical order. */
export const ALL_RULES: ReadonlyMap<string, RuleInfo> = new Map(
  [
    READING_RULES,
    SETTINGS_RULES,
    ...FEATURES.map(({ readingRules = {} }) => readingRules),
    ...CONTENT_RULES.map(({ rules }) => rules),
  ]
    .flatMap((rules) => Object.entries<RuleInfo>(rules))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
