import { onceFor } from '../../../model/site/additions';
import { READING_RULES } from '../../diagnostics/readingRules';
import { essential, warning, type RuleInfo } from '../../diagnostics/rule';
import { FEATURE_READING_RULES, RULES, type ContentRules } from './contentRule';
import * as code from './code';
import * as files from './files';
import * as frontMatter from './frontMatter';
import * as hiddenWords from './hiddenWords';
import * as images from './images';
import * as links from './links';
import * as pages from './pages';
import * as published from './published';
import * as references from './references';
import * as releases from './releases';
import * as settings from './settings';
import * as synonyms from './synonyms';
import * as terms from './terms';
import * as text from './text';
import * as translation from './translation';

/** The rules for the rule settings of a site and its pages. */
const SETTINGS_RULES = {
  'checks/settings': essential('`checks` of `site.yaml` names rules, their levels and their options.'),
  'checks/exception': essential('`checks` of a page names rules that can be turned off, each with the reason.'),
  'checks/unused-exception': warning('A page turns off only rules that it breaks.'),
};

export type SettingsRule = keyof typeof SETTINGS_RULES;

/** Modules that export rules. */
// prettier-ignore
const MODULES: readonly object[] = [
  code, files, frontMatter, hiddenWords, images, links, pages, published, references, releases, settings, synonyms,
  terms, text, translation,
];

const isRules = (exported: object): exported is ContentRules => 'rules' in exported && 'check' in exported;

const CORE_RULES = MODULES.flatMap((module) => Object.values<object>({ ...module }).filter(isRules));

/** Returns the rules for the content as a whole. */
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
