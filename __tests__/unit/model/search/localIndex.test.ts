import { analyserOf } from '../../../../src/model/search/analyser';
import { openLocalIndex } from '../../../../src/model/search/localIndex';
import { shardOf } from '../../../../src/model/search/postingShards';
import { gzipSize, indexFilesOf, openFiles, searchablePage, type OpenedIndex } from '../../../support/localSearch';

const all = () => true;
const letters = 'abcdefghijklmnoprstuvy';
const made = (number: number) =>
  [0, 1, 2, 3, 4, 5].map((place) => letters[(number * (place + 3) * 7 + (number >> place)) % letters.length]).join('');
const PAGES = Array.from({ length: 60 }, (_, page) =>
  searchablePage(`/ohjeet/${page}`, {
    title: `Sivu ${made(page)}`,
    sections: [
      { id: '', heading: '', text: Array.from({ length: 40 }, (__, word) => made(page * 41 + word)).join(' ') },
      { id: 'osa', heading: `Osa ${made(page + 5000)}`, text: 'Lasku.' },
    ],
  }),
);
const whole = () => openFiles(indexFilesOf(PAGES, () => 0));
const sharded = () => openFiles(indexFilesOf(PAGES, (text) => gzipSize(text) * 20));

test('the index of these pages has shards', () =>
  expect(indexFilesOf(PAGES, (text) => gzipSize(text) * 20).manifest.firsts.length).toBeGreaterThan(8));

test.each([`${made(7)} ${made(59)}`, 'lasku', 'sivu'])('shards answer "%s" like one file', async (query) => {
  const one = (await whole().index.find(query, all)).hits;
  const other = (await sharded().index.find(query, all)).hits;
  expect(other.map(({ page, score }) => [page, score.toFixed(6)])).toEqual(
    one.map(({ page, score }) => [page, score.toFixed(6)]),
  );
});

test('each word of a long query is looked up, the last one, too', async () => {
  // Words of one page, each in a shard of its own.
  const { firsts } = indexFilesOf(PAGES, (text) => gzipSize(text) * 20).manifest;
  const shardOfWord = (word: string) => shardOf(analyserOf('fi').stem(word), firsts);
  const words = Array.from({ length: 40 }, (_, word) => made(7 * 41 + word));
  const query = [...new Map(words.map((word) => [shardOfWord(word), word])).values()].slice(0, 12).join(' ');
  const scores = async ({ index }: OpenedIndex) =>
    (await index.find(query, all)).hits.map(({ page, score }) => [page, score.toFixed(6)]);
  expect(await scores(sharded())).toEqual(await scores(whole()));
});

test('unknown words of a query read no further shards', async () => {
  const { index, read } = sharded();
  await index.find(Array.from({ length: 12 }, (_, word) => made(word * 977)).join(' '), all);
  expect(read.filter((name) => /^words-\d/.test(name)).length).toBeLessThanOrEqual(12);
});

test('reads each file once', async () => {
  const { index, read } = sharded();
  await index.find(made(7), all);
  await index.find(made(7), all);
  expect(new Set(read).size).toBe(read.length);
});

test('reads the shard of a word known only from the word list in parallel', async () => {
  const pages = [...PAGES, searchablePage('/lasku', { title: 'Lasku' })];
  const { files, manifest } = indexFilesOf(pages, (text) => gzipSize(text) * 20);
  const asked: string[] = [];
  let answer: () => void = () => undefined;
  const answering = new Promise<void>((resolve) => (answer = resolve));
  const index = openLocalIndex({ ...manifest, folder: '' }, analyserOf(manifest.lang), async (name) => {
    asked.push(name);
    await answering;
    return files.get(name.slice(1)) ?? '';
  });
  const finding = index.find('aasku', all);
  const first = [...asked];
  answer();
  const { plan, hits } = await finding;
  expect([plan.map(({ terms }) => terms.map(({ stem }) => stem)), hits.length]).toEqual([[['lasku']], pages.length]);
  expect([first.length, asked]).toEqual([2, first]);
});

test('retries a file that could not be read', async () => {
  const { files, manifest } = indexFilesOf(PAGES, (text) => gzipSize(text) * 20);
  let isDown = true;
  const index = openLocalIndex({ ...manifest, folder: '' }, analyserOf(manifest.lang), (name) =>
    isDown ? Promise.reject(new Error('Down.')) : Promise.resolve(files.get(name.slice(1)) ?? ''),
  );
  await expect(index.find('lasku', all)).rejects.toThrow('Down.');
  isDown = false;
  expect((await index.find('lasku', all)).hits.length).toBeGreaterThan(0);
});

test('a truncated or foreign file is an error', async () => {
  const { files, manifest } = indexFilesOf(PAGES, (text) => gzipSize(text) * 20);
  const open = (change: (text: string) => string) =>
    openLocalIndex({ ...manifest, folder: '' }, analyserOf(manifest.lang), (name) =>
      Promise.resolve(change(files.get(name.slice(1)) ?? '')),
    );
  await expect(open((text) => text.slice(0, 40)).find('lasku', all)).rejects.toThrow();
  await expect(open(() => '<!doctype html>').find('lasku', all)).rejects.toThrow();
});

test('prepares entries if they are in one file', async () => {
  const one = whole();
  await one.index.prepare();
  expect(one.read).toEqual(['entries-0.json']);
  await one.index.find('lasku', all);
  await one.index.entry(7);
  expect(one.read).toHaveLength(1);
  const many = openFiles(indexFilesOf(PAGES, (text) => gzipSize(text) * 200));
  await many.index.prepare();
  expect(many.read).toEqual([]);
});

test('reads ahead each file once, up to a limit and until interrupted', async () => {
  const entriesOf = (pages: number) => Array.from({ length: Math.ceil(pages / 10) }, (_, at) => `entries-${at}.json`);
  const pages = Array.from({ length: 1100 }, (_, page) => searchablePage(`/ohjeet/${page}`));
  const { index, read } = openFiles(indexFilesOf(pages, (text) => gzipSize(text) * 200));
  await index.readAhead(() => read.length >= 40);
  expect(read).toEqual(entriesOf(400));
  await index.readAhead(() => false);
  expect(read).toEqual(entriesOf(1000));
});

test('the pages of one word share an entries file and three text files, wherever they are in the site', async () => {
  const words = ['lasku', 'saldo', 'tilaus', 'maksu'];
  const pages = Array.from({ length: 50 }, (_, page) =>
    searchablePage(`/ohjeet/${page}`, {
      title: page < 40 ? `${words[page % 4] ?? ''} ${page}` : 'Muu',
      sections: [{ id: '', heading: '', text: `Teksti ${page}` }],
    }),
  );
  const { index, read } = openFiles(indexFilesOf(pages, (text) => gzipSize(text) * 200));
  const { hits } = await index.find('saldo', all);
  const paths = await Promise.all(hits.map(async ({ page }) => (await index.entry(page))?.path));
  expect(paths).toEqual(Array.from({ length: 10 }, (_, at) => `/ohjeet/${at * 4 + 1}`));
  expect(await index.texts(1)).toEqual(['Teksti 1']);
  await Promise.all(hits.map(({ page }) => index.texts(page)));
  expect(read.filter((name) => name.startsWith('entries-'))).toHaveLength(1);
  expect(read.filter((name) => name.startsWith('texts-'))).toHaveLength(3);
  const texts = await Promise.all(pages.map((_, page) => index.texts(page)));
  expect(texts).toEqual(pages.map((_, page) => [`Teksti ${page}`]));
  const every = await Promise.all(pages.map(async (_, page) => (await index.entry(page))?.path));
  expect(every).toEqual(pages.map(({ path }) => path));
});
