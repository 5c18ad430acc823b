import { errorCases, type ErrorCases } from '../../../../support/errorCases';
import { doc, goodText, page, withKeys } from '../../../../support/changes';
import type { Changes } from '../../../../support/contentFolder';
import { GLOSSARY } from '../../../../support/media';

/** The good `site.yaml` with a text under `checks`, its last line. */
export const withChecks = (text: string): Changes => ({ 'site.yaml': `${goodText('site.yaml')}checks: ${text}\n` });

/** A page whose bold name is not in the glossary, with exceptions from rules. */
export const excepted = (checks: string, body = '**Kissa** ja koira.'): Changes => ({
  ...withKeys(`checks: ${checks}`, body),
  'glossary.yaml': GLOSSARY,
});

/** Error cases: settings of rules, and exceptions of pages. */
export const checksErrors: ErrorCases = {
  ...errorCases(withChecks, {
    '[link/broken]':
      '30:9 "checks" must be a group of keys. Write one line for each rule: description/length: [warning, { max: 170 }]',
    '{ link/brokn: off }': '30:11 There is no rule "link/brokn". Did you mean "link/broken"?',
    '{ kissa: off }': '30:11 There is no rule "kissa". The rules are in handbook/reference/rules.md.',
    '{ link/broken: warn }': '30:24 The level of "link/broken" cannot be "warn". It is one of: error, warning, off.',
    '{ link/broken: [warnin] }': '30:25 The level of "link/broken" cannot be "warnin". Did you mean "warning"?',
    '{ link/broken: { level: off } }':
      '30:24 The level of "link/broken" cannot be "{"level":"off"}". It is one of: error, warning, off.',
    '{ preset: mild }': '30:19 The preset cannot be "mild". It is one of: strict, gentle.',
    '{ image/missing: warning }':
      '30:26 The rule "image/missing" is always an error: without it the site would break. Remove this line.',
    '{ link/broken: [warning, { max: 3 }] }':
      '30:34 The rule "link/broken" has no options. Write its level only: link/broken: warning',
    '{ description/length: [warning, 170] }':
      '30:41 The options of "description/length" must be a group of keys. Write one line for each rule: description/length: [warning, { max: 170 }]',
    "{ description/length: [warning, { max: '170' }] }":
      '30:48 "checks.description/length[1].max" must be a number, but it is a text. Write one line for each rule: description/length: [warning, { max: 170 }]',
    '{ description/length: [warning, { maxx: 170 }] }':
      '30:43 Unknown key "maxx" in checks.description/length[1]. Did you mean "max"?',
  }),
  ...errorCases((checks) => excepted(checks, 'Koira.'), {
    "{ names/unknow: 'x' }": '4:11 There is no rule "names/unknow". Did you mean "names/unknown"?',
    '{ names/unknown: }':
      '4:11 The exception from "names/unknown" has no reason. Write why, in quotation marks: names/unknown: \'quotes another product\'',
    "{ names/unknown: ' ' }":
      '4:11 The exception from "names/unknown" has no reason. Write why, in quotation marks: names/unknown: \'quotes another product\'',
    "{ image/missing: 'x' }":
      '4:11 The rule "image/missing" cannot be turned off: without it the site would break. Remove this line, and fix what the rule reports.',
  }),
  'an exception of another page': [
    { ...excepted("{ names/unknown: 'x' }"), 'docs/toinen.mdx': doc('Toinen', '**Kissa**') },
    'docs/toinen.mdx:6:3 The glossary has no "Kissa", which is bold like a name of the product. Add it to content/glossary.yaml, or write *Kissa* where it is only emphasised.',
  ],
};

const DEAD = page('Katso [tätä](/docs/kadonnut).');

/** Settings of rules, and the resulting level of a dead link. */
export const levels: [checks: string, level: string | undefined][] = [
  ['{ preset: strict }', 'error'],
  ['{ preset: gentle }', 'warning'],
  ['{ preset: gentle, link/broken: error }', 'error'],
  ['{ link/broken: error, preset: gentle }', 'error'],
  ['{ link/broken: [warning] }', 'warning'],
  ['{ link/broken: off }', undefined],
];
export const withDeadLink = (checks: string): Changes => ({ ...DEAD, ...withChecks(checks) });
