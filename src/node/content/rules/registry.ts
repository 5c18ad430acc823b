import { onceFor } from '../../../model/site/additions';
import { READING_RULES } from '../../diagnostics/readingRules';
import { essential, warning, type RuleInfo } from '../../diagnostics/rule';
import { FEATURE_READING_RULES, RULES, type ContentRules } from './contentRule';
import { longDescription, repeatedDescription, keyOrder, longTitle } from './frontMatter';
import { unknownGlossaryPage, unknownName, forbiddenTerm } from './terms';
import { repeatedHeading, longSentence, straightQuotesRule, repeatedText, skeleton, trailingSpaces } from './text';
import { fileCode, imageScript, staticHtml } from './code';
import { darkImage, imageSize } from './images';
import { relativeLink, linkTargets, brokenRedirect } from './links';
import { fileName, gitHistory, plainName, reservedName } from './files';
import { pageLength, orphanPage, unpairedPage, futurePost, postLead, emptySite } from './pages';
import { navigation, references, routes, sidebarDocs } from './references';
import { publishedAddress } from './published';
import { deadAddress, labelLocale, releases, unknownSitePage } from './settings';
import { releaseItems, releaseNotes } from './releases';
import { hiddenWords } from './hiddenWords';
import { synonymPages, shadowedTitle } from './synonyms';
import { headingIds, fallback, noOriginal, outdatedTranslation } from './translation';

/** The rules for the rule settings of a site and its pages. */
const SETTINGS_RULES = {
  'checks/settings': essential('`checks` of `site.yaml` names rules, their levels and their options.'),
  'checks/exception': essential('`checks` of a page names rules that can be turned off, each with the reason.'),
  'checks/unused-exception': warning('A page turns off only rules that it breaks.'),
};

export type SettingsRule = keyof typeof SETTINGS_RULES;

const CORE_RULES: readonly ContentRules[] = [
  emptySite,
  fileName,
  plainName,
  reservedName,
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
  hiddenWords,
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
  fileCode,
  staticHtml,
  gitHistory,
  outdatedTranslation,
  headingIds,
];

/** Returns the rules for the content as a whole; rules for a site without pages come first. */
export const contentRules = onceFor((added): readonly ContentRules[] => [...CORE_RULES, ...added.of(RULES)]);

/** Returns every rule by name, in alphabetical order. */
export const allRules = onceFor(
  (added): ReadonlyMap<string, RuleInfo> =>
    new Map(
      [
        READING_RULES,
        SETTINGS_RULES,
        ...added.of(FEATURE_READING_RULES),
        ...contentRules(added).map(({ rules }) => rules),
      ]
        .flatMap((rules) => Object.entries<RuleInfo>(rules))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
);
