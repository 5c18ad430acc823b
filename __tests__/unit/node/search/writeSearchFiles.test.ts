import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IndexSource } from '../../../../src/node/search/indexFiles';
import type { SearchManifest } from '../../../../src/model/search/manifest';
import { writeIndex, writeManifests } from '../../../../src/node/search/writeSearchFiles';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

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
  indexes: [{ lang: 'fi', folder, firsts: [], without: [] }],
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

test('what a locale’s search has is told under a name that stays, and indexes of earlier builds go', () => {
  const output = makeTemporaryFolder();
  const old = path.join(output, 'static/search/fi-0000');
  mkdirSync(old, { recursive: true });
  writeFileSync(path.join(old, 'start.txt'), '{}');
  const { folder } = writeIndex(source('Lasku'), output).manifest;
  writeManifests([manifest(folder)], output);
  expect(existsSync(old)).toBe(false);
  expect(existsSync(path.join(output, folder, 'start.txt'))).toBe(true);
  expect(JSON.parse(readFileSync(path.join(output, 'static/search/fi.json'), 'utf8'))).toEqual(manifest(folder));
});
