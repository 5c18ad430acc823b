import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadSite } from '../../../../src/node/site/loadSite';
import { createRecordStore, recordKey } from '../../../../src/node/content/recordStore';
import type { Compiled } from '../../../../src/node/content/mdx/compile';
import { GLOSSARY, sampleGlossary, sampleVideo } from '../../../support/media';
import {
  applyChanges,
  makeContentFolder,
  makeTemporaryFolder,
  removeTemporaryFolders,
  type Changes,
} from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

/** Where a store keeps its files; like Gatsby's cache, it need not exist. */
const newCache = () => path.join(makeTemporaryFolder(), 'records');

function recordOf(html: string, diagnostics: Compiled['diagnostics'] = []): Compiled {
  const content = {
    html,
    leadHtml: null,
    reactTree: null,
    headings: [],
    sections: [],
    links: [],
    ids: [],
    images: [],
    islands: [],
    words: 0,
    uses: [],
    files: [],
  };
  return { content, passages: [], diagnostics };
}

const fresh = () => true;
const stale = () => false;

describe('a store', () => {
  test('makes a record once, also when it is asked for twice at a time', async () => {
    const store = createRecordStore();
    const create = jest.fn(() => Promise.resolve(recordOf('a')));
    const records = await Promise.all([store.get('k', fresh, create), store.get('k', fresh, create)]);
    expect(await store.get('k', fresh, create)).toBe(records[0]);
    expect(create).toHaveBeenCalledTimes(1);
  });

  test('writes nothing before it is flushed', async () => {
    const cache = newCache();
    const store = createRecordStore(cache);
    await store.get('k', fresh, () => Promise.resolve(recordOf('a')));
    expect(existsSync(cache)).toBe(false);
    store.flush();
    expect(readdirSync(cache)).toEqual(['k.json']);
  });

  test('does not write a record with faults', async () => {
    const cache = newCache();
    const store = createRecordStore(cache);
    const diagnostic = { rule: 'image/missing', file: 'a.mdx', message: 'The image "a.png" does not exist.' } as const;
    await store.get('k', fresh, () => Promise.resolve(recordOf('a', [diagnostic])));
    store.flush();
    expect(existsSync(path.join(cache, 'k.json'))).toBe(false);
  });

  test('makes a record again that is out of date by now, also when it is in memory', async () => {
    const store = createRecordStore();
    await store.get('k', fresh, () => Promise.resolve(recordOf('old')));
    expect(await store.get('k', stale, () => Promise.resolve(recordOf('new')))).toEqual(recordOf('new'));
  });

  test('makes a record again that could not be made', async () => {
    const store = createRecordStore();
    await expect(store.get('k', fresh, () => Promise.reject(new Error('No memory.')))).rejects.toThrow('No memory.');
    expect(await store.get('k', fresh, () => Promise.resolve(recordOf('new')))).toEqual(recordOf('new'));
  });

  test.each([
    ['what another one wrote', fresh, undefined, 'old', 0],
    ['nothing that is out of date', stale, undefined, 'new', 1],
    ['nothing that was cut off while it was written', fresh, '{"content":', 'new', 1],
  ])('reads %s', async (_what, isFresh, damaged, html, times) => {
    const cache = newCache();
    const first = createRecordStore(cache);
    await first.get('k', fresh, () => Promise.resolve(recordOf('old')));
    first.flush();
    if (damaged !== undefined) writeFileSync(path.join(cache, 'k.json'), damaged);
    const create = jest.fn(() => Promise.resolve(recordOf('new')));
    expect(await createRecordStore(cache).get('k', isFresh, create)).toEqual(recordOf(html));
    expect(create).toHaveBeenCalledTimes(times);
  });
});

test('a key tells where one part ends and the next starts', () => {
  expect(recordKey('ab', 'c')).not.toBe(recordKey('a', 'bc'));
  expect(recordKey('ab', 'c')).toBe(recordKey('ab', 'c'));
});

describe('a page reader with stored records', () => {
  /** Reads the page with an image by a new store; tells whether it was compiled or came from the cache. */
  async function readWith(cache: string, folder: string): Promise<'compiled' | 'stored'> {
    const records = createRecordStore(cache);
    let compiled = false;
    const { loaded } = loadSite(folder, {
      ...records,
      get: (key, isFresh, create) =>
        records.get(key, isFresh, () => {
          compiled = true;
          return create();
        }),
    });
    await loaded?.pages.readDoc(path.join(folder, 'docs', 'ohjeet', 'lasku.mdx'));
    records.flush();
    return compiled ? 'compiled' : 'stored';
  }

  const IMAGE = 'docs/ohjeet/kaavio.svg';
  const text = '---\ntitle: Laskut\ndescription: Toinen.\n---\n\n![Kaavio](./kaavio.svg)\n';

  test.each([
    ['nothing', {}, 'stored'],
    ['another file', { 'docs/ohjeet/saldo.mdx': text }, 'stored'],
    ['its text', { 'docs/ohjeet/lasku.mdx': text }, 'compiled'],
    ['its image', { [IMAGE]: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' }, 'compiled'],
    ['its image being there', { [IMAGE]: null }, 'compiled'],
  ])('when %s has changed', async (_what, changes, expected) => {
    const cache = newCache();
    const folder = makeContentFolder();
    expect(await readWith(cache, folder)).toBe('compiled');
    applyChanges(folder, changes);
    expect(await readWith(cache, folder)).toBe(expected);
  });

  const TERM = '---\ntitle: Laskut\ndescription: Toinen.\n---\n\nKatso <Term>saldo</Term>.\n';
  const PDF = 'static/hinnat/hinnasto.pdf';
  const FILE = '---\ntitle: Laskut\ndescription: Toinen.\n---\n\nKatso [hinnasto](/hinnat/hinnasto.pdf).\n';
  const VIDEO = '---\ntitle: Laskut\ndescription: Toinen.\n---\n\n<Video name="nayte" />\n';

  test.each<[what: string, text: string, before: Changes, after: Changes, expected: 'compiled' | 'stored']>([
    ['nothing', TERM, sampleGlossary(), sampleGlossary(), 'stored'],
    [
      'the explanation of its term',
      TERM,
      sampleGlossary(),
      { 'glossary.yaml': GLOSSARY.replace('maksettavana', 'maksamatta') },
      'compiled',
    ],
    [
      'the explanation of another term',
      TERM,
      sampleGlossary(),
      { 'glossary.yaml': GLOSSARY.replace('kerralla', 'yhdellä kertaa') },
      'stored',
    ],
    ['a broken glossary', TERM, { 'glossary.yaml': 'saldo:\n  term: saldo\n' }, sampleGlossary(), 'compiled'],
    ['no file of its video', VIDEO, sampleVideo(), sampleVideo(), 'stored'],
    [
      'the captions of its video',
      VIDEO,
      sampleVideo(),
      { 'videos/nayte.vtt': 'WEBVTT\n\n00:00.000 --> 00:01.000\nSulje lasku.\n' },
      'compiled',
    ],
    ['a file that its video had not', VIDEO, sampleVideo('nayte.webm'), sampleVideo(), 'compiled'],
    ['a file that it leads to having come', FILE, {}, { [PDF]: 'a' }, 'compiled'],
    ['a file that it leads to having gone', FILE, { [PDF]: 'a' }, { [PDF]: null }, 'compiled'],
    ['the text of a file that it leads to', FILE, { [PDF]: 'a' }, { [PDF]: 'b' }, 'stored'],
  ])('when %s has changed, though not its own text', async (_what, body, before, after, expected) => {
    const cache = newCache();
    const folder = makeContentFolder({ 'docs/ohjeet/lasku.mdx': body, ...before });
    expect(await readWith(cache, folder)).toBe('compiled');
    applyChanges(folder, after);
    expect(await readWith(cache, folder)).toBe(expected);
  });

  test('a fixed image fixes the page', async () => {
    const cache = newCache();
    const folder = makeContentFolder({ [IMAGE]: null });
    expect(await readWith(cache, folder)).toBe('compiled');
    applyChanges(folder, { [IMAGE]: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' });
    expect(await readWith(cache, folder)).toBe('compiled');
    expect(await readWith(cache, folder)).toBe('stored');
  });
});
