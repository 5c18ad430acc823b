import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createFinisher } from '../../../../src/node/output/finishOutput';
import {
  isUnfinished,
  markFailed,
  markFinished,
  markUnfinished,
  whyUnfinished,
} from '../../../../src/node/files/unfinished';
import { readOldFiles, removeOldFiles, replaceFiles, writeFiles } from '../../../../src/node/files/writeFiles';
import { applyChanges, makeTemporaryFolder } from '../../../support/contentFolder';

const TEXT = '<p>Tilaus ja lasku.</p>\n'.repeat(100);
const FILES = {
  'index.html': TEXT,
  'docs/a/index.html': `${TEXT}a`,
  'app.js': TEXT,
  'short.html': '<p>x</p>',
  'picture.png': TEXT,
  'table.csv.gz': 'a reader downloads this',
};

const LATE = 'worker.js';

type Options = Partial<
  Pick<Parameters<typeof createFinisher>[0], 'change' | 'compress' | 'copiesOf' | 'decidedBy' | 'note' | 'lastingName'>
>;

/** Finishes an output folder; the late file is written in between. Returns the number of compressed files. */
async function finish(folder: string, options: Options = {}, late?: string) {
  // The list is beside the output, not in it.
  const listFile = path.join(folder, '..', `${path.basename(folder)}-list/compressed.json`);
  const finisher = createFinisher({ folder, listFile, late: [LATE], ...options });
  const files = await finisher.finish();
  if (late !== undefined) applyChanges(folder, { [LATE]: late });
  return { files, count: await finisher.finishLate() };
}

const makeOutput = () => makeTemporaryFolder(FILES);
const unzipped = (folder: string, name: string) => gunzipSync(readFileSync(path.join(folder, `${name}.gz`))).toString();

test('compresses text files in both formats', async () => {
  const folder = makeOutput();
  expect((await finish(folder)).count).toBe(3);
  for (const file of ['index.html', 'docs/a/index.html', 'app.js'] as const) {
    expect(brotliDecompressSync(readFileSync(path.join(folder, `${file}.br`))).toString()).toBe(FILES[file]);
    expect(unzipped(folder, file)).toBe(FILES[file]);
  }
  expect(readdirSync(folder).filter((name) => /^(?:short|picture)/.test(name))).toEqual(['picture.png', 'short.html']);
});

test('does not compress unchanged files again', async () => {
  const folder = makeOutput();
  await finish(folder);
  expect((await finish(folder)).count).toBe(0);
  // Gatsby rewrites many files unchanged.
  applyChanges(folder, { 'app.js': TEXT, 'index.html': `${TEXT}new` });
  utimesSync(path.join(folder, 'app.js'), new Date(), new Date(Date.now() + 5000));
  expect([(await finish(folder)).count, unzipped(folder, 'index.html')]).toEqual([1, `${TEXT}new`]);
});

test('does not read an unchanged page again, and repeats its notes', async () => {
  const folder = makeOutput();
  const changed: string[] = [];
  const options = (state: string): Options => ({
    change: (name, text) => {
      changed.push(name);
      return text;
    },
    decidedBy: (name) => (name === 'index.html' ? state : ''),
    note: (text) => [text.slice(0, 3)],
  });
  const first = await finish(folder, options('one'));
  changed.length = 0;
  const second = await finish(folder, options('one'));
  expect([changed, [...second.files].sort()]).toEqual([[], [...first.files].sort()]);
  await finish(folder, options('two'));
  expect(changed).toEqual(['index.html']);
  changed.length = 0;
  applyChanges(folder, { 'docs/a/index.html': `${TEXT}new` });
  rmSync(path.join(folder, 'index.html.gz'));
  await finish(folder, options('two'));
  expect(changed.sort()).toEqual(['docs/a/index.html', 'index.html']);
  expect(existsSync(path.join(folder, 'index.html.gz'))).toBe(true);
});

test('removes the compressed forms of a removed file, its folder, and those of a file that is now too short', async () => {
  const folder = makeOutput();
  await finish(folder);
  applyChanges(folder, { 'docs/a/index.html': null, 'app.js': 'short' });
  expect([(await finish(folder)).count, existsSync(path.join(folder, 'docs'))]).toEqual([0, false]);
  expect(readdirSync(folder).filter((name) => /^(?:app|table)/.test(name))).toEqual(['app.js', 'table.csv.gz']);
});

test('removes the folders that a removed page leaves among the data', async () => {
  const folder = makeOutput();
  applyChanges(folder, { 'page-data/blog/a/page-data.json': '{}' });
  mkdirSync(path.join(folder, 'page-data/blog/2024/06/01'), { recursive: true });
  await finish(folder);
  expect(readdirSync(path.join(folder, 'page-data/blog'))).toEqual(['a']);
});

test('removes copies that a site no longer wants, and still reports the compressed size', async () => {
  const folder = makeOutput();
  const before = await finish(folder);
  const { files, count } = await finish(folder, { copiesOf: (name) => (name === 'app.js' ? ['.br'] : []) });
  expect(readdirSync(folder, { recursive: true }).filter((name) => /\.(?:br|gz)$/.test(String(name)))).toEqual([
    'app.js.br',
    'table.csv.gz',
  ]);
  expect([count, files.get('index.html')]).toEqual([0, before.files.get('index.html')]);
});

test('reports digest, size and transfer size of each text file', async () => {
  const folder = makeOutput();
  const { files } = await finish(folder);
  expect([...files.keys()].sort()).toEqual(['app.js', 'docs/a/index.html', 'index.html', 'short.html']);
  expect(files.get('index.html')).toEqual({
    digest: createHash('sha256').update(TEXT).digest('base64'),
    stored: TEXT.length,
    transfer: statSync(path.join(folder, 'index.html.br')).size,
    noted: [],
  });
  expect(files.get('short.html')).toMatchObject({ stored: 8, transfer: 8 });
});

test('changes pages and their data before reporting and compressing them, but no other files', async () => {
  const folder = makeOutput();
  applyChanges(folder, { 'page-data/a.json': '{}' });
  const { files } = await finish(folder, {
    change: (name, text) => (name === 'index.html' ? text : `${name} ${text}`),
    note: (text) => [text],
  });
  expect([...files.values()].flatMap(({ noted }) => noted).sort()).toEqual(
    [FILES['index.html'], `docs/a/index.html ${TEXT}a`, 'page-data/a.json {}', 'short.html <p>x</p>'].sort(),
  );
  expect(readFileSync(path.join(folder, 'page-data/a.json'), 'utf8')).toBe('page-data/a.json {}');
  expect(unzipped(folder, 'docs/a/index.html')).toBe(`docs/a/index.html ${TEXT}a`);
  expect(files.get('app.js')?.digest).toBe(createHash('sha256').update(TEXT).digest('base64'));
});

test('compresses a text in another encoding byte by byte', async () => {
  const latin = Buffer.from('Määräaikaistilaus;'.repeat(100), 'latin1');
  const folder = makeTemporaryFolder({ 'luettelo.csv': latin });
  await finish(folder);
  expect(gunzipSync(readFileSync(path.join(folder, 'luettelo.csv.gz'))).equals(latin)).toBe(true);
});

test('finishes late files last, whether or not the last build had them', async () => {
  const folder = makeOutput();
  expect((await finish(folder, {}, TEXT)).count).toBe(4);
  const { files, count } = await finish(folder, {}, `${TEXT}new`);
  expect([files.has(LATE), count, unzipped(folder, LATE)]).toEqual([false, 1, `${TEXT}new`]);
});

test('does not compress renamed files again if their text is the same', async () => {
  const folder = makeTemporaryFolder({ 'first/a.json': TEXT, 'first/b.json': TEXT });
  const lastingName = (name: string) => name.replace(/^\w+\//, '');
  expect((await finish(folder, { lastingName })).count).toBe(2);
  renameSync(path.join(folder, 'first'), path.join(folder, 'second'));
  applyChanges(folder, { 'second/b.json': `${TEXT}b` });
  expect([(await finish(folder, { lastingName })).count, unzipped(folder, 'second/b.json')]).toEqual([1, `${TEXT}b`]);
});

test('compression does not depend on the files that the last build finished', async () => {
  // Long before they are finished, so that all of them together would be compressed less.
  const long = JSON.stringify({ result: 'x'.repeat(2_600_000) });
  const short = JSON.stringify({ result: TEXT });
  const table = Array.from(
    { length: 3000 },
    (_, at) => ['tilaus', 'lasku', 'maksu'][at % 3] + String((at * 7919) % 10007),
  ).join();
  const change = (name: string, text: string) => (name.startsWith('page-data/') && text === long ? short : text);
  const formOf = async (text: string) => {
    const folder = makeTemporaryFolder({ 'page-data/a/page-data.json': text, 'table.json': table });
    await finish(folder, { change });
    return readFileSync(path.join(folder, 'table.json.br'));
  };
  expect(await formOf(long)).toEqual(await formOf(short));
});

test('a folder is unfinished from start to end of a build', () => {
  const folder = path.join(makeTemporaryFolder(), 'public');
  expect(isUnfinished(folder)).toBe(false);
  markUnfinished(folder);
  expect([isUnfinished(folder), whyUnfinished(folder)]).toEqual([true, 'The last build did not finish.']);
  markFailed(folder, 'The built site has 1 broken link.');
  expect(whyUnfinished(folder)).toBe('The built site has 1 broken link.');
  markUnfinished(folder);
  expect(whyUnfinished(folder)).toBe('The last build did not finish.');
  markFinished(folder);
  expect([isUnfinished(folder), whyUnfinished(folder)]).toEqual([false, undefined]);
});

test('compresses late files less, because the build waits for them', async () => {
  const compress = jest.fn<Promise<number>, [{ file: string; quality: number }]>(() => Promise.resolve(1));
  await finish(makeOutput(), { compress }, TEXT);
  const qualities = compress.mock.calls.map(([{ file, quality }]) => `${path.basename(file)} ${quality}`);
  expect(qualities).toEqual(expect.arrayContaining(['app.js 11', `${LATE} 9`]));
});

test.each([
  ['goes where no list tells of it', false],
  ['stays where a list does', true],
])('the output of earlier builds %s', (_, hasList) => {
  const folder = makeOutput();
  markUnfinished(folder, hasList);
  expect([existsSync(path.join(folder, 'docs')), isUnfinished(folder)]).toEqual([hasList, true]);
});

/** An output folder, the list of its files, and a build that writes files of these names. */
function listedOutput() {
  const folder = makeTemporaryFolder();
  const list = path.join(folder, 'cache', 'list.json');
  /** Writes files of these names; "robots.txt" may be the owner's. */
  const build = (...paths: string[]) => {
    const files = paths.map((name) => ({ path: name, text: `Teksti ${name}` }));
    writeFiles(folder, files);
    removeOldFiles(folder, files, list, (name) => name === 'robots.txt');
  };
  return { folder, list, build };
}

test('writes files, and removes unneeded files of the last build', () => {
  const { folder, build } = listedOutput();
  build('/docs/vanha.md', '/docs/ohjeet/saldo.md');
  expect(readFileSync(path.join(folder, 'docs/vanha.md'), 'utf8')).toBe('Teksti /docs/vanha.md');
  writeFiles(folder, [{ path: 'oma.txt', text: 'Ei kenenkään muun.' }]);
  build('/docs/ohjeet/saldo.md', 'llms.txt');
  const left = ['docs/vanha.md', 'docs/ohjeet/saldo.md', 'llms.txt', 'oma.txt'];
  expect(left.map((name) => existsSync(path.join(folder, name)))).toEqual([false, true, true, true]);
});

test('removes files of the last build even if their list disappears before the build ends', () => {
  const { folder, list, build } = listedOutput();
  build('docs/vanha.md');
  expect(readOldFiles(list)).toBe(true);
  rmSync(list);
  build();
  expect(existsSync(path.join(folder, 'docs/vanha.md'))).toBe(false);
  rmSync(list);
  expect(readOldFiles(list)).toBe(false);
});

test('keeps a file of the owner that replaces a built file', () => {
  const { folder, build } = listedOutput();
  build('robots.txt');
  writeFiles(folder, [{ path: 'robots.txt', text: 'Oma' }]);
  build();
  expect(readFileSync(path.join(folder, 'robots.txt'), 'utf8')).toBe('Oma');
});

test('does not rewrite an unchanged file', () => {
  const folder = makeTemporaryFolder({ 'sama.md': 'Teksti', 'muu.md': 'Teksti' });
  utimesSync(path.join(folder, 'sama.md'), 1, 1);
  for (const [name, text] of [
    ['sama.md', 'Teksti'],
    ['muu.md', 'Toinen'],
  ] as const)
    writeFiles(folder, [{ path: name, text }]);
  expect(statSync(path.join(folder, 'sama.md')).mtimeMs).toBe(1000);
  expect(readFileSync(path.join(folder, 'muu.md'), 'utf8')).toBe('Toinen');
});

test('a folder of files keeps the latest ones and their compressed forms', () => {
  const out = makeTemporaryFolder();
  const file = (name: string, text = name) => ({ path: `static/pages/${name}`, text });
  replaceFiles(out, 'static/pages', [file('pt-1.json'), file('pt-BR-1.json')]);
  applyChanges(out, { 'static/pages/pt-1.json.br': 'br', 'static/pages/pt-BR-1.json.gz': 'gz' });
  replaceFiles(out, 'static/pages', [file('pt-2.json'), file('pt-BR-1.json')]);
  expect(readdirSync(path.join(out, 'static/pages')).sort()).toEqual(['pt-2.json', 'pt-BR-1.json', 'pt-BR-1.json.gz']);
  replaceFiles(out, 'static/none', []);
  expect(existsSync(path.join(out, 'static/none'))).toBe(false);
});
