import { doc, goodText, page, withKeys } from '../../../../support/changes';
import type { Changes } from '../../../../support/contentFolder';
import type { Fault, Faults } from '../../../../support/faults';
import { GLOSSARY } from '../../../../support/media';

/** The good `site.yaml` with a text under `checks`, its last line. */
export const withChecks = (text: string): Changes => ({ 'site.yaml': `${goodText('site.yaml')}checks: ${text}\n` });
const LAST_LINE = goodText('site.yaml').split('\n').length;

const ONE_LINE = 'Write one line for each rule: description/length: [warning, { max: 170 }]';
const settings = (checks: string, column: number, message: string, hint: string): Fault => [
  withChecks(checks),
  `${LAST_LINE}:${column} ${message}`,
  hint,
];

/** A page whose bold name the glossary lacks, with exceptions from rules. */
export const excepted = (checks: string, body = '**Kissa** ja koira.'): Changes => ({
  ...withKeys(`checks: ${checks}`, body),
  'glossary.yaml': GLOSSARY,
});
const exception = (checks: string, message: string, hint: string): Fault => [
  excepted(checks, 'Koira.'),
  `4:11 ${message}`,
  hint,
];
const REASON = "Write why, in quotation marks: names/unknown: 'quotes another product'";
const NO_REASON = 'The exception from "names/unknown" has no reason.';

/** Faults: the settings of rules, and the exceptions of pages from them. */
export const checksFaults: Faults = {
  'a list of rules': settings('[link/broken]', 9, '"checks" is no group of keys.', ONE_LINE),
  'a misspelt rule': settings(
    '{ link/brokn: off }',
    11,
    'There is no rule "link/brokn".',
    'Did you mean "link/broken"?',
  ),
  'an unknown rule': settings(
    '{ kissa: off }',
    11,
    'There is no rule "kissa".',
    'The rules are in handbook/checks.md.',
  ),
  'an unknown level': settings(
    '{ link/broken: warn }',
    24,
    'The level of "link/broken" cannot be "warn".',
    'It is one of: error, warning, off.',
  ),
  'a misspelt level before options': settings(
    '{ link/broken: [warnin] }',
    25,
    'The level of "link/broken" cannot be "warnin".',
    'Did you mean "warning"?',
  ),
  'a group of keys as level': settings(
    '{ link/broken: { level: off } }',
    24,
    'The level of "link/broken" cannot be "{"level":"off"}".',
    'It is one of: error, warning, off.',
  ),
  'an unknown preset': settings(
    '{ preset: mild }',
    19,
    'The preset cannot be "mild".',
    'It is one of: strict, gentle.',
  ),
  'another level of an essential rule': settings(
    '{ image/missing: warning }',
    26,
    'The rule "image/missing" is always an error: without it the site would break.',
    'Remove this line.',
  ),
  'options of a rule that has none': settings(
    '{ link/broken: [warning, { max: 3 }] }',
    34,
    'The rule "link/broken" has no options.',
    'Write its level only: link/broken: warning',
  ),
  'a number in place of options': settings(
    '{ description/length: [warning, 170] }',
    41,
    'The options of "description/length" are no group of keys.',
    ONE_LINE,
  ),
  'an option of another type': settings(
    "{ description/length: [warning, { max: '170' }] }",
    48,
    '"checks.description/length[1].max" must be a number, but it is a text.',
    ONE_LINE,
  ),
  'a misspelt option': settings(
    '{ description/length: [warning, { maxx: 170 }] }',
    43,
    'Unknown key "maxx" in checks.description/length[1].',
    'Did you mean "max"?',
  ),
  'an exception from a misspelt rule': exception(
    "{ names/unknow: 'x' }",
    'There is no rule "names/unknow".',
    'Did you mean "names/unknown"?',
  ),
  'an exception without a reason': exception('{ names/unknown: }', NO_REASON, REASON),
  'an exception with a reason of spaces': exception("{ names/unknown: ' ' }", NO_REASON, REASON),
  'an exception with true in place of a reason': exception('{ names/unknown: true }', NO_REASON, REASON),
  'an exception from an essential rule': exception(
    "{ image/missing: 'x' }",
    'The rule "image/missing" cannot be turned off: without it the site would break.',
    'Remove this line, and fix what the rule reports.',
  ),
  'an exception of another page': [
    { ...excepted("{ names/unknown: 'x' }"), 'docs/toinen.mdx': doc('Toinen', '**Kissa**') },
    'docs/toinen.mdx:6:3 The glossary has no "Kissa", which is bold like a name of the product. Add it to content/glossary.yaml, or write *Kissa* where it is only emphasised.',
  ],
};

const DEAD = page('Katso [tätä](/docs/kadonnut).');

/** Settings of rules, and the level of a dead link with them. */
export const levels: [checks: string, level: string | undefined][] = [
  ['{ preset: strict }', 'error'],
  ['{ preset: gentle }', 'warning'],
  ['{ preset: gentle, link/broken: error }', 'error'],
  ['{ link/broken: error, preset: gentle }', 'error'],
  ['{ link/broken: [warning] }', 'warning'],
  ['{ link/broken: off }', undefined],
];
export const withDeadLink = (checks: string): Changes => ({ ...DEAD, ...withChecks(checks) });
