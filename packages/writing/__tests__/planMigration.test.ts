import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyFileChanges } from '../../../src/node/files/fileChanges';
import { makeContentFolder, removeTemporaryFolders } from '../../../__tests__/support/contentFolder';
import { textIn } from '../../../__tests__/support/writing';
import { migrateSettings, migrateTexts, planMigration } from '../src/planMigration';
import { added, engineOf } from '../../../__tests__/support/engine';

afterEach(removeTemporaryFolders);

const ENGINE_TEXTS = path.resolve('__tests__/fixtures/locales');
const IDS = '\nidWords: { step: vaihe, tab: valilehti }\n';
const OLD = `title: A # name
locales:
  - { code: fi, label: Suomi, htmlLang: fi }
search:
  # Where a search without results leads.
  support: https://tuki.example.com/?haku={query}
  searchPagePath: /haku
feedback:
  support: https://tuki.example.com/?sivu={page}
`;

test('settings get the names of the present format', () => {
  const manual: string[] = [];
  expect(migrateSettings(OLD, '/docs/saldo\n/vastaus\n', manual)).toBe(`title: A # name
formatVersion: 2
locales:
  - { code: fi, label: Suomi, htmlLang: fi }
search:
  # Where a search without results leads.
  searchPagePath: /haku
support:
  url: "https://tuki.example.com/?haku={query}&sivu={page}"

supportTools: { replyPath: /vastaus, parameter: tuki }
${IDS}
assistants: {}
`);
  expect(manual).toEqual([]);
});

test.each([
  ['one of two pages', OLD.replace('/?sivu', '/palaute?sivu'), 'url: "https://tuki.example.com/?haku={query}"'],
  ['the only address', OLD.replace(/ {2}support: .*haku.*\n/, ''), 'url: "https://tuki.example.com/?sivu={page}"'],
  ['the group of a search without other keys', OLD.replace('  searchPagePath: /haku\n', ''), 'fi }\nsupport:\n'],
])('support.url is %s', (_, text, expected) => {
  const manual: string[] = [];
  expect(migrateSettings(text, '', manual)).toContain(expected);
  expect(manual).toHaveLength(text.includes('palaute') ? 1 : 0);
});

test('settings of another language keep the ids of the engine, and those of the present format stay', () => {
  expect(migrateSettings('title: A\nlocales: [{ code: sv }]\n', '', [])).toBe(
    'title: A\nformatVersion: 2\nlocales: [{ code: sv }]\n\nassistants: {}\n',
  );
  const present = 'title: A\nformatVersion: 2\nlocales: [{ code: fi }]\n';
  expect(migrateSettings(present, '/vastaus\n', [])).toBe(present);
});

test('missing texts come from the catalogue that had them, else from the engine', () => {
  const own = {
    search: { title: 'Etsi', noResults_one: 'Ei', noResults_other: 'Ei', showMore: 'Lisää' },
    mine: { a: 'b' },
  };
  const engine = { search: { title: 'Haku' }, searchPage: { showMore: 'Näytä lisää', loading: 'Haetaan' } };
  expect(migrateTexts(own, engine, added)).toEqual({
    search: { title: 'Etsi', noResults_one: 'Ei', noResults_other: 'Ei' },
    searchPage: { showMore: 'Lisää', loading: 'Haetaan' },
  });
  expect(migrateTexts(engine, engine, added)).toEqual({});
});

test('a content folder gets the texts of the engine beside its own; a second time changes nothing', () => {
  const folder = makeContentFolder({});
  writeFileSync(path.join(folder, 'locales/fi/search.json'), '{ "title": "Etsi" }\n');
  const { changes } = planMigration(engineOf(folder), ENGINE_TEXTS);
  applyFileChanges(changes);
  expect(textIn(folder, 'locales/fi/search.json')).toContain('"title": "Etsi"');
  expect(planMigration(engineOf(folder), ENGINE_TEXTS).changes).toEqual([]);
});

test('a broken catalogue, broken or missing settings and a newer format are named', () => {
  const folder = makeContentFolder({});
  writeFileSync(path.join(folder, 'locales/fi/search.json'), '{');
  expect(() => planMigration(engineOf(folder), ENGINE_TEXTS)).toThrow('locales/fi/search.json is not valid JSON');
  expect(() => planMigration(engineOf(path.join(folder, 'docs')), ENGINE_TEXTS)).toThrow(
    'this is not a content folder',
  );
  writeFileSync(path.join(folder, 'site.yaml'), 'title: "A\n');
  expect(() => planMigration(engineOf(folder), ENGINE_TEXTS)).toThrow('site.yaml is not valid YAML');
  expect(() => migrateSettings('title: A\nformatVersion: 3\n', '', [])).toThrow('This content has format 3');
});
