import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IndexSource } from '../../../../src/node/search/indexFiles';
import { packPages } from '../../../../src/model/search/pageTable';
import type { SearchManifest } from '../../../../src/model/search/manifest';
import { lastingName, writeIndex, writeManifests } from '../../../../src/node/search/writeSearchFiles';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const source = (title: string): IndexSource => ({
  lang: 'fi',
  postings: { tlasku: [0] },
  sections: [{ page: 0, anchor: '', heading: '', text: '', path: '/docs/lasku', title, description: '', lang: 'fi' }],
  areaOf: () => null,
  breadcrumbOf: () => [],
});
const manifest = (folder: string): SearchManifest => ({
  locale: 'fi',
  indexes: [
    {
      lang: 'fi',
      folder,
      firsts: [],
      pages: packPages([]),
      entriesPerFile: 1,
      textsPerFile: 1,
      firstEntries: [],
      words: '\n',
      without: [],
    },
  ],
  areas: [],
  tags: [],
  support: null,
  beacon: null,
  asksConsent: false,
  provider: { type: 'local' },
  results: { baseUrl: '/', codes: ['fi'] },
  texts: {},
});

test('an index stands in a folder that carries its digest, the same for the same content', () => {
  const output = makeTemporaryFolder();
  const one = writeIndex(source('Lasku'), output);
  expect(one.manifest.folder).toMatch(/^\/static\/search\/fi-[0-9a-f]{16}$/);
  expect(one.paths).toEqual(['/docs/lasku']);
  expect(readFileSync(path.join(output, one.manifest.folder, 'entries-0.json'), 'utf8')).toContain('"Lasku"');
  expect(writeIndex(source('Lasku'), output)).toEqual(one);
  expect(writeIndex(source('Laskut'), output).manifest.folder).not.toBe(one.manifest.folder);
});

test('a new index takes over what it shares with the last one, and nothing else', () => {
  const output = makeTemporaryFolder();
  const before = path.join(output, writeIndex(source('Lasku'), output).manifest.folder);
  const [same = '', gone = ''] = ['texts-0.json', 'texts-9.json'];
  applyChanges(before, { [`${same}.br`]: 'short', [gone]: '[]', [`${gone}.br`]: 'short' });
  utimesSync(path.join(before, same), 1, 1);
  const after = path.join(output, writeIndex(source('Laskut'), output).manifest.folder);
  expect(existsSync(before)).toBe(false);
  expect(statSync(path.join(after, same)).mtimeMs).toBe(1000);
  expect(readdirSync(after).sort()).toEqual(['entries-0.json', same, `${same}.br`]);
  expect(readFileSync(path.join(after, 'entries-0.json'), 'utf8')).toContain('"Laskut"');
  const name = path.relative(output, path.join(after, same)).split(path.sep).join('/');
  expect(lastingName(name)).toBe('static/search/fi/texts-0.json');
});

test('a language whose code begins with that of another keeps its index', () => {
  const output = makeTemporaryFolder();
  const brazilian = writeIndex({ ...source('Fatura'), lang: 'pt-BR' }, output).manifest;
  const { folder } = writeIndex({ ...source('Fatura'), lang: 'pt' }, output).manifest;
  expect([brazilian.folder, folder].map((each) => existsSync(path.join(output, each)))).toEqual([true, true]);
});

test('what a locale’s search has is told under a name that stays, and indexes of earlier builds go', () => {
  const output = makeTemporaryFolder();
  const old = path.join(output, 'static/search/fi-0000');
  mkdirSync(old, { recursive: true });
  writeFileSync(path.join(old, 'entries-0.json'), '[]');
  const { folder } = writeIndex(source('Lasku'), output).manifest;
  writeManifests([manifest(folder)], output);
  expect(existsSync(old)).toBe(false);
  expect(existsSync(path.join(output, folder, 'entries-0.json'))).toBe(true);
  expect(JSON.parse(readFileSync(path.join(output, 'static/search/fi.json'), 'utf8'))).toEqual(manifest(folder));
});
