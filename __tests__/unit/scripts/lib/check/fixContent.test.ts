import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCheck } from '../../../../../scripts/lib/check/runCheck';
import { createRandom } from '../../../../../scripts/bench/random';
import { listFiles } from '../../../../../src/node/content/listFiles';
import { goodText } from '../../../../support/changes';
import { makeContentFolder, removeTemporaryFolders } from '../../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const ALL_FIXES =
  '{ link/relative: error, text/trailing-spaces: error, text/quotes: error, translation/heading-ids: error, front-matter/key-order: error }';
const site = `${goodText('site.yaml')}checks: ${ALL_FIXES}\n`;
const run = (...args: string[]) => runCheck(args, { hasColor: false });

const front = 'title: Uusi\ndescription: Uusi sivu.';
const doc = (body: string, keys = front) => `---\n${keys}\n---\n\n${body}\n`;

/** The page and its Swedish translation after `--fix`, and what was said of it. */
async function fixed(rule: string, text: string, translation?: string) {
  const folder = makeContentFolder({
    'site.yaml': site,
    'redirects.yaml': '- { from: /docs/vanha, to: /docs/ohjeet/saldo }\n',
    'docs/uusi.mdx': text,
    ...(translation === undefined ? { 'published-links.txt': '/docs/alku\n' } : { 'docs/uusi.sv.mdx': translation }),
  });
  const name = translation === undefined ? 'docs/uusi.mdx' : 'docs/uusi.sv.mdx';
  const file = path.join(folder, name);
  const { output } = await run('--fix', '--rule', rule, file);
  return { text: readFileSync(file, 'utf8'), output };
}

test.each([
  ['link/broken', '[a](/docs/ohjeet/sald)', '[a](/docs/ohjeet/saldo)'],
  [
    'link/broken',
    '[a](/docs/ohjeet/sald#tilat "T") [b](/docs/ohjeet/sald#tilat)',
    '[a](/docs/ohjeet/saldo#tilat "T") [b](/docs/ohjeet/saldo#tilat)',
  ],
  ['link/broken', '[a](/docs/ei/mitaan)', '[a](/docs/ei/mitaan)'],
  ['link/old-address', '[a](/docs/vanha#tilat)', '[a](/docs/ohjeet/saldo#tilat)'],
  [
    'link/unknown-heading',
    '## Näin\n\n[a](#näin) [b](/docs/uusi#n%C3%A4in)',
    '## Näin\n\n[a](#nain) [b](/docs/uusi#nain)',
  ],
  ['link/unknown-heading', '## Näin\n\n[a](#nän)', '## Näin\n\n[a](#nän)'],
  ['link/relative', '[a](./ohjeet/saldo.mdx) ja [b](ohjeet)', '[a](/docs/ohjeet/saldo) ja [b](ohjeet)'],
  [
    'text/trailing-spaces',
    'Yksi \nkaksi  \nkolme\t\n\n```text\nkoodi \n```',
    'Yksi\nkaksi  \nkolme\n\n```text\nkoodi \n```',
  ],
  ['text/quotes', 'Sano "hei" ja `"koodi"`.', 'Sano ”hei” ja `"koodi"`.'],
  ['text/quotes', 'Vain yksi " merkki.', 'Vain yksi " merkki.'],
])('--fix --rule %s makes %j into %j', async (rule, before, after) => {
  expect((await fixed(rule, doc(before))).text).toBe(doc(after));
});

test('keys of the front matter are put in order, each with its comments and its lines', async () => {
  const before = 'description: Uusi sivu.\n# Sanoja\nkeywords:\n  - a\ntitle: Uusi';
  const after = 'title: Uusi\ndescription: Uusi sivu.\n# Sanoja\nkeywords:\n  - a';
  expect((await fixed('front-matter/key-order', doc('Teksti.', before))).text).toBe(doc('Teksti.', after));
});

test('headings of a translation get the ids of the original, and links to them follow', async () => {
  const original = doc('## Yksi\n\nTeksti.\n\n### Kaksi {#toinen}\n\nTeksti.');
  const before = doc('## Ett\n\n[två](#två)\n\n### Två\n\nText.', 'title: Ny\ndescription: Ny sida.');
  const after = doc(
    '## Ett {#yksi}\n\n[två](#toinen)\n\n### Två {#toinen}\n\nText.',
    'title: Ny\ndescription: Ny sida.',
  );
  expect((await fixed('translation/heading-ids', original, before)).text).toBe(after);
});

test('byte order mark and line ends stay, and what was done is told', async () => {
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
  const { output, exitCode } = await run('--fix-dry-run', '--rule', 'link/broken');
  expect(exitCode).toBe(1);
  expect(output).toMatch(
    /^content\/docs\/uusi\.mdx:6\n {2}- .*\n {2}\+ \[a\]\(\/docs\/ohjeet\/saldo\)\nCan be fixed:\n/,
  );
  expect(output).toContain('1 of them can be fixed: npm run check -- --fix');
  expect(readFileSync(path.join(folder, 'docs/uusi.mdx'), 'utf8')).toBe(text);
});

test('a file that is not UTF-8 is left as it is', async () => {
  const bytes = Buffer.from(doc('[a](/docs/ohjeet/sald) x'));
  bytes[bytes.length - 2] = 0xe4;
  const folder = makeContentFolder({ 'docs/uusi.mdx': bytes });
  expect((await run('--fix', '--rule', 'link/broken')).exitCode).toBe(1);
  expect(readFileSync(path.join(folder, 'docs/uusi.mdx'))).toEqual(bytes);
});

type Slip = (text: string, random: () => number) => string;
const pick = <Item>(items: readonly Item[], random: () => number) => items[Math.floor(random() * items.length)];
const inLine =
  (change: (line: string) => string): Slip =>
  (text, random) => {
    const lines = text.split('\n');
    const at = Math.floor(random() * lines.length);
    return lines.map((line, index) => (index === at ? change(line) : line)).join('\n');
  };

/** Slips of the pen that writers make. */
const SLIPS: readonly Slip[] = [
  inLine((line) => `${line} `),
  inLine((line) => `${line}\t`),
  inLine((line) => (/^[A-ZÅÄÖ]/.test(line) ? `"${line}"` : line)),
  (text) => text.replace(/(\]\(\/docs\/[^)#]*)[a-z](?=[)#])/, '$1'),
  (text) => text.replace(/ \{#[^}]+\}/, ''),
  (text) => text.replace(/^(title: .*\n)(description: .*\n)/m, '$2$1'),
  (text) => `${text}\n[x](./saldo.mdx) ja [y](./saldo.mdx)\n`,
  (text) => text.replace(/\n/g, '\r\n'),
];

test.each(Array.from({ length: 12 }, (_, seed) => [seed + 1]))(
  'after --fix a second one changes nothing, whatever slips there were (seed %d)',
  async (seed) => {
    const random = createRandom(seed);
    const folder = makeContentFolder({ 'site.yaml': site });
    const files = listFiles(folder).filter((file) => file.endsWith('.mdx'));
    for (let count = 0; count < 15; count += 1) {
      const file = pick(files, random) ?? '';
      const slip = pick(SLIPS, random) ?? String;
      writeFileSync(file, slip(readFileSync(file, 'utf8'), random));
    }
    const texts = () => files.map((file) => readFileSync(file, 'utf8'));
    const before = texts();
    await run('--fix');
    const once = texts();
    const { output } = await run('--fix');
    expect(texts()).toEqual(once);
    expect(output).not.toContain('Fixed:');
    expect(once).not.toEqual(before);
  },
);
