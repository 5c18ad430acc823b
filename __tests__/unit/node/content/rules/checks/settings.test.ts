import { presetLevel } from '../../../../../../src/node/diagnostics/rule';
import { ALL_RULES } from '../../../../../../src/node/content/rules/registry';
import { diagnosticsAfter, lineOf, withChecks } from '../../../../../support/checks';
import { goodText, page } from '../../../../../support/changes';
import { removeTemporaryFolders, type Changes } from '../../../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const linesAfter = async (changes: Changes) => (await diagnosticsAfter(changes)).map(lineOf);
const ofRule = async (rule: string, changes: Changes) =>
  (await linesAfter(changes)).filter((line) => line.includes(` ${rule} `));

const DEAD = page('Katso [tätä](/docs/kadonnut).');
const SITE_LINES = goodText('site.yaml').split('\n').length;
const at = (column: number, line = SITE_LINES) => `content/site.yaml:${line}:${column}`;

test.each([
  [
    '[link/broken]',
    `checks/settings | ${at(9)} | "checks" is no group of keys. | Write one line for each rule: description/length: [warning, { max: 170 }]`,
  ],
  ['{ link/brokn: off }', `checks/settings | ${at(11)} | There is no rule "link/brokn". | Did you mean "link/broken"?`],
  ['{ kissa: off }', `checks/settings | ${at(11)} | There is no rule "kissa". | The rules are in handbook/checks.md.`],
  [
    '{ link/broken: warn }',
    `checks/settings | ${at(24)} | The level of "link/broken" cannot be "warn". | It is one of: error, warning, off.`,
  ],
  [
    '{ link/broken: [warnin] }',
    `checks/settings | ${at(25)} | The level of "link/broken" cannot be "warnin". | Did you mean "warning"?`,
  ],
  [
    '{ link/broken: { level: off } }',
    `checks/settings | ${at(24)} | The level of "link/broken" cannot be "{"level":"off"}". | It is one of: error, warning, off.`,
  ],
  ['{ preset: mild }', `checks/settings | ${at(19)} | The preset cannot be "mild". | It is one of: strict, gentle.`],
  [
    '{ image/missing: warning }',
    `checks/settings | ${at(26)} | The rule "image/missing" is always an error: without it the site would break. | Remove this line.`,
  ],
  [
    '{ link/broken: [warning, { max: 3 }] }',
    `checks/settings | ${at(34)} | The rule "link/broken" has no options. | Write its level only: link/broken: warning`,
  ],
  [
    '{ description/length: [warning, 170] }',
    `checks/settings | ${at(41)} | The options of "description/length" are no group of keys. | Write one line for each rule: description/length: [warning, { max: 170 }]`,
  ],
  [
    "{ description/length: [warning, { max: '170' }] }",
    `checks/settings | ${at(48)} | "checks.description/length[1].max" must be a number, but it is a text. | Write one line for each rule: description/length: [warning, { max: 170 }]`,
  ],
  [
    '{ description/length: [warning, { maxx: 170 }] }',
    `checks/settings | ${at(43)} | Unknown key "maxx" in checks.description/length[1]. | Did you mean "max"?`,
  ],
])('checks: %s is told', async (checks, expected) => {
  expect(await ofRule('checks/settings', withChecks(checks))).toEqual([`error | ${expected}`]);
});

test.each([
  ['{}', 'error'],
  ['{ preset: strict }', 'error'],
  ['{ preset: gentle }', 'warning'],
  ['{ preset: gentle, link/broken: error }', 'error'],
  ['{ link/broken: error, preset: gentle }', 'error'],
  ['{ link/broken: warning }', 'warning'],
  ['{ link/broken: [warning] }', 'warning'],
])('with checks: %s a dead link is of the level "%s"', async (checks, level) => {
  expect(await ofRule('link/broken', { ...DEAD, ...withChecks(checks) })).toEqual([
    `${level} | link/broken | content/docs/uusi.mdx:6:7 | The link "/docs/kadonnut" leads to no page. | Write the path of a page, such as /docs/pikaohjeet/saldo.`,
  ]);
});

test('a rule that is off reports nothing', async () => {
  expect(await ofRule('link/broken', { ...DEAD, ...withChecks('{ link/broken: off }') })).toEqual([]);
});

test('a rule that is applied while files are read can be turned down, and the page is there', async () => {
  const changes = {
    ...page('### Taso', 'title: Uusi\ndescription: d\nvieras: 1'),
    ...withChecks('{ preset: gentle }'),
  };
  expect((await linesAfter(changes)).filter((line) => line.includes('uusi.mdx'))).toEqual([
    'warning | front-matter/unknown-key | content/docs/uusi.mdx:4:1 | Unknown key "vieras". | The keys are title, description, keywords, aliases, oldAnchors, draft, unlisted, fallback, checks, sidebar_label, sidebar_position, toc_min_heading_level, toc_max_heading_level, hide_table_of_contents, displayed_sidebar, pagination_label, pagination_prev, pagination_next, tags, affects, date, released, reviewed.',
    'warning | heading/skipped-level | content/docs/uusi.mdx:7:1 | This heading is on level 3, but it is the first of the page. | Start it with "##".',
  ]);
});

const described = (length: number, more = '') =>
  page('Teksti.', `title: Uusi\ndescription: ${'a'.repeat(length)}${more}`);

test.each([
  ['{}', 155, []],
  [
    '{}',
    156,
    [
      'error | description/length | content/docs/uusi.mdx:3:14 | "description" has 156 characters, more than the 155 that fit. | Shorten it.',
    ],
  ],
  ['{ description/length: [warning, { max: 170 }] }', 170, []],
  [
    '{ description/length: [warning, { max: 170 }] }',
    171,
    [
      'warning | description/length | content/docs/uusi.mdx:3:14 | "description" has 171 characters, more than the 170 that fit. | Shorten it.',
    ],
  ],
])('with checks: %s a description of %d characters', async (checks, length, expected) => {
  expect(await ofRule('description/length', { ...described(length), ...withChecks(checks) })).toEqual(expected);
});

test.each([
  [
    'title/length',
    'error',
    'content/docs/uusi.mdx:2:8 | "title" has 61 characters, more than the 60 that fit. | Shorten it.',
    page('T.', `title: ${'a'.repeat(61)}\ndescription: d`),
    '{}',
  ],
  [
    'sentence/long',
    'warning',
    'content/docs/uusi.mdx:6:1 | This sentence has 3 words, more than the 2 that are read at once. | Make two of it.',
    page('Kolme pitkää sanaa.'),
    '{ sentence/long: [warning, { max: 2 }] }',
  ],
  [
    'page/orphan',
    'error',
    'content/docs/uusi.mdx:1:1 | The text of no other page links to this page. | Link to /docs/uusi from a page whose readers need it next.',
    page('Teksti.'),
    '{ page/orphan: [error, { min: 1 }] }',
  ],
])('the rule %s has an option', async (rule, level, expected, changes, checks) => {
  const lines = await ofRule(rule, { ...changes, ...withChecks(checks) });
  expect(lines.filter((line) => line.includes('uusi.mdx'))).toEqual([`${level} | ${rule} | ${expected}`]);
});

const excepted = (checks: string, body = '**Kissa** ja koira.') => ({
  ...page(body, `title: Uusi\ndescription: Uusi sivu.\nchecks: ${checks}`),
  'glossary.yaml': 'saldo: { term: saldo, explanation: Velka. }\n',
});
const ofPage = async (changes: Changes) =>
  (await linesAfter({ ...withChecks('{ page/orphan: off }'), ...changes })).filter((line) => line.includes('uusi.mdx'));

test('a page turns a rule off with a reason', async () => {
  expect(await ofPage(excepted('{}'))).toEqual([
    'error | names/unknown | content/docs/uusi.mdx:7:3 | The glossary has no "Kissa", which is bold like a name of the product. | Add it to content/glossary.yaml, or write *Kissa* where it is only emphasised.',
  ]);
  expect(await ofPage(excepted("{ names/unknown: 'quotes another product' }"))).toEqual([]);
});

test('an exception of one page leaves the others as they are', async () => {
  const changes = {
    ...excepted("{ names/unknown: 'quotes another product' }"),
    'docs/toinen.mdx': '---\ntitle: Toinen\ndescription: Toinen sivu.\n---\n\n**Kissa**\n',
  };
  expect((await ofRule('names/unknown', changes)).map((line) => line.split(' | ')[2])).toEqual([
    'content/docs/toinen.mdx:6:3',
  ]);
});

test.each(
  [
    [
      "{ names/unknow: 'x' }",
      'error | checks/exception | content/docs/uusi.mdx:4:11 | There is no rule "names/unknow". | Did you mean "names/unknown"?',
    ],
    [
      '{ names/unknown: }',
      `error | checks/exception | content/docs/uusi.mdx:4:11 | The exception from "names/unknown" has no reason. | Write why, in quotation marks: names/unknown: 'quotes another product'`,
    ],
    [
      "{ names/unknown: ' ' }",
      `error | checks/exception | content/docs/uusi.mdx:4:11 | The exception from "names/unknown" has no reason. | Write why, in quotation marks: names/unknown: 'quotes another product'`,
    ],
    [
      '{ names/unknown: off }',
      `error | checks/exception | content/docs/uusi.mdx:4:11 | The exception from "names/unknown" has no reason. | Write why, in quotation marks: names/unknown: 'quotes another product'`,
    ],
    [
      "{ image/missing: 'x' }",
      'error | checks/exception | content/docs/uusi.mdx:4:11 | The rule "image/missing" cannot be turned off: without it the site would break. | Remove this line, and fix what the rule reports.',
    ],
    [
      "{ names/unknown: 'x' }",
      'warning | checks/unused-exception | content/docs/uusi.mdx:4:11 | This page does not break the rule "names/unknown". | Remove the exception.',
    ],
  ].map(([checks = '', expected = '']) => [checks.replace(' off ', ' true '), expected]),
)('an exception %s is told', async (checks, expected) => {
  expect(await ofPage(excepted(checks, 'Koira.'))).toEqual([expected]);
});

test('an exception from a rule that is off is not told', async () => {
  const changes = {
    ...excepted("{ names/unknown: 'x' }", 'Koira.'),
    ...withChecks('{ page/orphan: off, names/unknown: off }'),
  };
  expect(await ofPage(changes)).toEqual([]);
});

test('under the gentle preset only what would break the site is an error', () => {
  const errors = [...ALL_RULES].filter(([, info]) => presetLevel(info, 'gentle') === 'error');
  expect(errors.filter(([, { isEssential }]) => isEssential !== true)).toEqual([]);
});

test('every rule says what it asks in one sentence', () => {
  for (const [name, { description }] of ALL_RULES) {
    expect(name).toMatch(/^[a-z-]+\/[a-z-]+$/);
    expect(description).toMatch(/^[A-Z`].*[^.]\.$/);
  }
});
