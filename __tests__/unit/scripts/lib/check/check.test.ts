import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  otherCheckOf,
  parseCheckArguments,
  takeLanguage,
  UsageError,
} from '../../../../../scripts/lib/check/checkArguments';
import { runCheck } from '../../../../../scripts/lib/check/runCheck';
import { watchCheck } from '../../../../../scripts/lib/check/watchCheck';
import { goodText, page, replaced } from '../../../../support/changes';
import { applyChanges, makeContentFolder } from '../../../../support/contentFolder';
import { commitAll } from '../../../../support/commitAll';

const check = (...args: string[]) => runCheck(args, { hasColor: false });
interface Report {
  errors: number;
  diagnostics: { rule: string; file: string; line: number; column: number }[];
}
const reported = async (...args: string[]) => {
  const { output, exitCode } = await check('--format', 'json', ...args);
  return { exitCode, ...(JSON.parse(output) as Report) };
};

const DEAD = page('Katso [tätä](/docs/kadonnut).');

test('a valid folder exits with 0 and a message', async () => {
  makeContentFolder();
  const valid = { output: 'The content has no errors.', errorOutput: '', exitCode: 0 };
  expect(await check('--rule', 'link/broken')).toEqual(valid);
});

test('an error exits with 1, a warning with 0', async () => {
  makeContentFolder(DEAD);
  expect((await reported('--rule', 'link/broken')).exitCode).toBe(1);
  const { exitCode, diagnostics } = await reported('--rule', 'page/orphan');
  expect(exitCode).toBe(0);
  expect(diagnostics.length).toBeGreaterThan(0);
});

test('paths select files and folders', async () => {
  const folder = makeContentFolder(DEAD);
  const filesOf = async (...names: string[]) => {
    const { diagnostics } = await reported('--rule', 'link/broken', ...names.map((name) => path.join(folder, name)));
    return diagnostics.map(({ file }) => file);
  };
  expect(await filesOf('docs')).toEqual(['content/docs/uusi.mdx']);
  expect([await filesOf('blog', 'docs/uusi.mdx'), await filesOf('blog')]).toEqual([['content/docs/uusi.mdx'], []]);
});

test('--lang selects the language, without translating the names and levels of rules', async () => {
  makeContentFolder(page('Katso [tätä](/docs/kadonnut).\n\n##Ei\n'));
  expect(takeLanguage(['--rule', 'link/broken', '--lang', 'fi', 'docs'])).toEqual(['--rule', 'link/broken', 'docs']);
  const { output } = await check('--rule', 'link/broken');
  expect((await check('--rule', 'text/raw-markup')).output).toContain('Merkin "##" jälkeen ei ole välilyöntiä');
  expect(takeLanguage(['--lang=en'])).toEqual([]);
  expect(output).toMatch(
    /^content\/docs\/uusi\.mdx: 1 virhe\n\n {2}content\/docs\/uusi\.mdx:6:7 {2}error {2}link\/broken\n/,
  );
  expect(output).toContain('Linkki "/docs/kadonnut" ei johda millekään sivulle.');
  expect(output).toContain('Sisällössä on 1 virhe 1 tiedostossa.\n  1 virhe  link/broken');
  expect((await check('--rule', 'text/raw-markup')).output).toContain('"##" is not followed by a space');
  expect(() => takeLanguage(['--lang', 'de'])).toThrow('There is no language "de".');
});

/** The result of a usage error. */
const wrong = (errorOutput: string) => ({ output: '', errorOutput, exitCode: 2 });

test('a missing path, one outside the content, and --changed outside a repository are usage errors', async () => {
  const folder = makeContentFolder();
  const missing = path.join(folder, 'docs/ei.mdx');
  expect(await check(missing)).toEqual(wrong(`There is no "${missing}". Check its name and its folder.`));
  expect(await check('/')).toEqual(wrong('"/" is outside the content folder. Name a file or a folder of content.'));
  const noCommit = `--changed needs Git, and ${folder} is in no repository with a commit.`;
  expect(await check('--changed')).toEqual(wrong(noCommit));
});

test('--changed reports only files that differ from the last commit', async () => {
  const folder = makeContentFolder(DEAD);
  commitAll(folder);
  expect((await reported('--rule', 'link/broken', '--changed')).diagnostics).toEqual([]);
  const dead = doc('[a](/docs/poissa)');
  applyChanges(folder, { 'docs/ä uusi.mdx': dead, 'docs/rivi\nvaihto.mdx': dead });
  const { diagnostics } = await reported('--rule', 'link/broken', '--changed');
  expect(diagnostics.map(({ file }) => file)).toEqual(['content/docs/rivi\nvaihto.mdx', 'content/docs/ä uusi.mdx']);
});

test('a check with default settings, because site.yaml is invalid, says so', async () => {
  makeContentFolder(replaced('site.yaml', 'locales:', 'local:'));
  const { output, exitCode } = await check();
  expect(output).toMatch(/1 error {2}data\/value\nEach file was read by itself, with default settings\. .*$/);
  expect(exitCode).toBe(1);
});

test('a watch reports the current files until stopped', async () => {
  const folder = makeContentFolder({ 'docs/uusi.mdx': doc('[a](/docs/kadonnut)') });
  const told: string[] = [];
  let onEnd: () => void = () => undefined;
  /** The report of the next check that satisfies a condition. */
  const reportWith = (isWanted: (report: string) => boolean) =>
    new Promise<string>((resolve) => {
      onEnd = () => {
        const report = told[told.length - 2] ?? '';
        if (isWanted(report)) resolve(report);
      };
    });
  const first = reportWith(() => true);
  const stop = watchCheck(['--watch', '--rule', 'link/broken'], {
    hasColor: false,
    write: (text) => {
      told.push(text);
      if (text === 'Waiting for changes.') onEnd();
    },
  });
  try {
    expect(await first).toContain('The link "/docs/kadonnut" points to a page that does not exist.');
    const fixed = reportWith((report) => !report.includes('kadonnut'));
    applyChanges(folder, { 'docs/uusi.mdx': doc('[a](/docs/alku)') });
    expect(await fixed).toBe('The content has no errors.');
  } finally {
    stop();
  }
});

const parse = (...args: string[]) => parseCheckArguments(args, ['link/broken', 'image/alt']);

test('accepts formats, rules and paths in any order', () => {
  const words = 'content/docs --rule link/broken --format=sarif --rule image/alt --changed b';
  const [rules, paths] = [
    ['link/broken', 'image/alt'],
    ['content/docs', 'b'],
  ];
  expect(parse(...words.split(' '))).toMatchObject({ format: 'sarif', rules, paths, isChanged: true });
});

test.each([
  [['--format', 'sarfi'], 'There is no format "sarfi". Did you mean "sarif"?'],
  [['--rule', 'link/brokn'], 'There is no rule "link/brokn". Did you mean "link/broken"?'],
  [['--rule', 'kissa'], 'There is no rule "kissa". The rules are in handbook/reference/rules.md.'],
  [['--watch', '--fix'], '--watch fixes nothing. Run npm run check -- --fix by itself.'],
  [['--sarch'], 'The options cannot be read. Did you mean "--search"?'],
  [['--rule', 'image/alt', '--search'], '--search has to be the first option: npm run check -- --search'],
  [['--xyzxyz'], 'The options cannot be read. The options are --format, --rule, --changed'],
])('%j is a usage error', (args, message) => {
  expect(() => parse(...args)).toThrow(UsageError);
  expect(() => parse(...args)).toThrow(message);
});

test.each([
  ['--site', 'site'],
  ['--changed', undefined],
  [undefined, undefined],
])('the first option %s selects the check %s', (option, check) => expect(otherCheckOf(option)).toBe(check));

const ALL_FIXES =
  '{ link/relative: error, text/trailing-spaces: error, text/quotes: error, translation/heading-ids: error, front-matter/key-order: error }';
const site = `${goodText('site.yaml')}checks: ${ALL_FIXES}\n`;
const front = 'title: Uusi\ndescription: Uusi sivu.';
const UNSORTED = 'description: Uusi sivu.\ntitle: Uusi';
const doc = (body: string, keys = front) => `---\n${keys}\n---\n\n${body}\n`;

/** The page or its Swedish translation after `--fix`, and the output. */
async function fixed(rule: string, text: string, translation?: string) {
  const folder = makeContentFolder({
    'site.yaml': site,
    'redirects.yaml': '- { from: /docs/vanha, to: /docs/ohjeet/saldo }\n',
    'docs/uusi.mdx': text,
    ...(translation === undefined ? { 'published-links.txt': '/docs/alku\n' } : { 'docs/uusi.sv.mdx': translation }),
  });
  const name = translation === undefined ? 'docs/uusi.mdx' : 'docs/uusi.sv.mdx';
  const file = path.join(folder, name);
  const { output } = await check('--fix', '--rule', rule, file);
  return { text: readFileSync(file, 'utf8'), output };
}

test.each([
  ['link/broken', '[a](/docs/ohjeet/sald#tilat "T")', '[a](/docs/ohjeet/saldo#tilat "T")'],
  ['link/broken', '[a](/docs/ei/mitaan)', '[a](/docs/ei/mitaan)'],
  ['link/old-address', '[a](/docs/vanha#tilat)', '[a](/docs/ohjeet/saldo#tilat)'],
  ['link/unknown-heading', '## Näin\n\n[a](/docs/uusi#n%C3%A4in)', '## Näin\n\n[a](/docs/uusi#nain)'],
  ['link/unknown-heading', '## Näin\n\n[a](#nän)', '## Näin\n\n[a](#nän)'],
  ['link/relative', '[a](./ohjeet/saldo.mdx) ja [b](ohjeet)', '[a](/docs/ohjeet/saldo) ja [b](ohjeet)'],
  ['text/trailing-spaces', 'Yksi \nkaksi  \nkolme\t\n\n```text\na \n```', 'Yksi\nkaksi  \nkolme\n\n```text\na \n```'],
  ['text/quotes', 'Sano "hei" ja `"koodi"`.', 'Sano ”hei” ja `"koodi"`.'],
  ['text/quotes', 'Vain yksi " merkki.', 'Vain yksi " merkki.'],
])('--fix --rule %s changes %j to %j', async (rule, before, after) => {
  expect((await fixed(rule, doc(before))).text).toBe(doc(after));
});

test('sorts front matter keys, with their comments and lines', async () => {
  const before = 'description: Uusi sivu.\n# Sanoja\nkeywords:\n  - a\ntitle: Uusi';
  const after = 'title: Uusi\ndescription: Uusi sivu.\n# Sanoja\nkeywords:\n  - a';
  expect((await fixed('front-matter/key-order', doc('Teksti.', before))).text).toBe(doc('Teksti.', after));
});

test('headings of a translation get the original’s ids, and links follow', async () => {
  const original = doc('## Yksi\n\nTeksti.\n\n### Kaksi {#toinen}\n\nTeksti.');
  const front = 'title: Ny\ndescription: Ny sida.';
  const before = doc('## Ett\n\n[två](#två)\n\n### Två\n\nText.', front);
  const after = doc('## Ett {#yksi}\n\n[två](#toinen)\n\n### Två {#toinen}\n\nText.', front);
  expect((await fixed('translation/heading-ids', original, before)).text).toBe(after);
});

test('keeps byte order mark and line endings, and reports the fix', async () => {
  const before = `\ufeff${doc('[a](/docs/ohjeet/sald)')}`.replace(/\n/g, '\r\n');
  const { text, output } = await fixed('link/broken', before);
  expect(text).toBe(before.replace('sald)', 'saldo)'));
  expect(output).toBe(
    [
      'content/docs/uusi.mdx:6',
      '  - [a](/docs/ohjeet/sald)',
      '  + [a](/docs/ohjeet/saldo)',
      'Fixed:',
      '  content/docs/uusi.mdx:6:1  link/broken',
      'The content has no errors.',
    ].join('\n'),
  );
});

test('--fix-dry-run shows the same and writes nothing', async () => {
  const text = doc('[a](/docs/ohjeet/sald)');
  const folder = makeContentFolder({ 'docs/uusi.mdx': text });
  const { output, exitCode } = await check('--fix-dry-run', '--rule', 'link/broken');
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^content\/docs\/uusi\.mdx:6\n {2}- .*\n {2}\+ \[a\]\(\/docs\/ohjeet\/saldo\)\nCan be fixed:/);
  expect(output).toContain('1 of them can be fixed: npm run check -- --fix');
  expect(readFileSync(path.join(folder, 'docs/uusi.mdx'), 'utf8')).toBe(text);
});

test('does not change a file that is not UTF-8', async () => {
  const bytes = Buffer.from(doc('[a](/docs/ohjeet/sald) x'));
  bytes[bytes.length - 2] = 0xe4;
  const folder = makeContentFolder({ 'docs/uusi.mdx': bytes });
  expect((await check('--fix', '--rule', 'link/broken')).exitCode).toBe(1);
  expect(readFileSync(path.join(folder, 'docs/uusi.mdx'))).toEqual(bytes);
});

test('--fix fixes all mistakes of a page at once, and a second one changes nothing', async () => {
  const before = doc('"Hei" \t\n\n[a](/docs/ohjeet/sald) ja [b](./ohjeet/saldo.mdx), "taas". ', UNSORTED);
  const after = doc('”Hei”\n\n[a](/docs/ohjeet/saldo) ja [b](/docs/ohjeet/saldo), ”taas”.');
  const folder = makeContentFolder({ 'site.yaml': site, 'docs/uusi.mdx': before.replaceAll('\n', '\r\n') });
  const text = () => readFileSync(path.join(folder, 'docs/uusi.mdx'), 'utf8');
  await check('--fix');
  expect(text()).toBe(after.replaceAll('\n', '\r\n'));
  expect((await check('--fix')).output).not.toContain('Fixed:');
  expect(text()).toBe(after.replaceAll('\n', '\r\n'));
});
