import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyFileChanges } from '../../../src/node/files/fileChanges';
import { makeContentFolder, removeTemporaryFolders } from '../../../__tests__/support/contentFolder';
import { textIn } from '../../../__tests__/support/writing';
import { migrateSettings, migrateTexts, planMigration } from '../src/planMigration';
import { added, engineOf } from '../../../__tests__/support/engine';

afterEach(removeTemporaryFolders);

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

test('texts move to the catalogue that uses them, and those of the engine are removed', () => {
  const own = {
    search: { none: 'Ei osumia', noResults_one: 'Ei', more: 'Lisää', clear: 'Tyhjennä' },
    mine: { a: 'b' },
  };
  const engine = { search: { none: 'Ei osumia', clear: 'Pois' }, searchPage: { more: 'Näytä lisää' } };
  expect(migrateTexts(own, engine, added)).toEqual({
    search: { noResults_one: 'Ei', clear: 'Tyhjennä' },
    searchPage: { more: 'Lisää' },
  });
  expect(migrateTexts(engine, engine, added)).toEqual({ search: {}, searchPage: {} });
});

test('a content folder keeps its own texts; a second time changes nothing', () => {
  const folder = makeContentFolder({});
  writeFileSync(path.join(folder, 'locales/fi/search.json'), '{ "clear": "Tyhjäksi" }\n');
  const { changes } = planMigration(engineOf(folder));
  applyFileChanges(changes);
  expect(textIn(folder, 'locales/fi/search.json')).toContain('"clear": "Tyhjäksi"');
  expect(planMigration(engineOf(folder)).changes).toEqual([]);
});

test('a broken catalogue, broken or missing settings and a newer format are named', () => {
  const folder = makeContentFolder({});
  writeFileSync(path.join(folder, 'locales/fi/search.json'), '{');
  expect(() => planMigration(engineOf(folder))).toThrow('locales/fi/search.json is not valid JSON');
  expect(() => planMigration(engineOf(path.join(folder, 'docs')))).toThrow('this is not a content folder');
  writeFileSync(path.join(folder, 'site.yaml'), 'title: "A\n');
  expect(() => planMigration(engineOf(folder))).toThrow('site.yaml is not valid YAML');
  expect(() => migrateSettings('title: A\nformatVersion: 3\n', '', [])).toThrow('This content has format 3');
});
