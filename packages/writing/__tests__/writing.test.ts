import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assertSaved, excerpts } from '../../../scripts/lib/contentCommand';
import { applyFileChanges, changedLines, draftFolder, type FileChange } from '../../../src/node/files/fileChanges';
import { findFile, planFileRename } from '../src/planFileRename';
import { doc, goodText, page, replaced } from '../../../__tests__/support/changes';
import {
  applyChanges,
  makeContentFolder,
  makeTemporaryFolder,
  removeTemporaryFolders,
} from '../../../__tests__/support/contentFolder';
import { sampleVideo } from '../../../__tests__/support/media';
import { archiveIn, contentOf, errorsIn, has, textIn } from '../../../__tests__/support/writing';
import { commitAll } from '../../../__tests__/support/commitAll';

// Records of an earlier folder count as fresh while its images exist.
afterEach(removeTemporaryFolders);

/** Renames an image or a video of a folder like the command, and checks the result. */
async function renameFileIn(folder: string, name: string, target: string): Promise<void> {
  const content = await contentOf(folder);
  const file = findFile(name, content);
  if (file === undefined) throw new Error(`${name} is neither an image nor a video.`);
  applyFileChanges(planFileRename(file, target, content));
  expect(await errorsIn(folder)).toEqual([]);
}

test('renames an image and updates all texts', async () => {
  const shown = (to: string) => `![a](${to})\n\n<Figure src="${to}" alt="b" caption="c" />\n\n[muu](./alku.mdx)`;
  const folder = makeContentFolder(page(shown('./ohjeet/kaavio.svg')));
  await renameFileIn(folder, 'docs/ohjeet/kaavio.svg', 'docs/kuvat/vaiheet.svg');
  expect(has(folder, 'docs/ohjeet/kaavio.svg')).toBe(false);
  expect(textIn(folder, 'docs/ohjeet/lasku.mdx')).toContain('(../kuvat/vaiheet.svg)');
  expect(textIn(folder, 'docs/uusi.mdx')).toContain(shown('./kuvat/vaiheet.svg'));
});

test('renames a video with its files, and updates pages', async () => {
  const body = '<Video name="nayte" />\n\n:::tip[nayte]\n`<Video name="nayte" />`\n:::';
  const folder = makeContentFolder({ ...sampleVideo(), ...page(body) });
  await renameFileIn(folder, 'videos/nayte', 'videos/haku');
  const names = (name: string) =>
    ['yaml', 'webm', 'vtt', 'jpg'].map((ending) => has(folder, `videos/${name}.${ending}`));
  expect([names('nayte'), names('haku')]).toEqual([Array(4).fill(false), Array(4).fill(true)]);
  expect(textIn(folder, 'videos/haku.yaml')).toContain('file: haku.webm\ncaptions: haku.vtt\nposter: haku.jpg\n');
  expect(textIn(folder, 'docs/uusi.mdx')).toContain(body.replace('"nayte"', '"haku"'));
});

const IMAGE = 'docs/ohjeet/kaavio.svg';

test.each([
  ['videos/nayte', 'docs/nayte', '"docs/nayte" is outside of content/videos. Name a place in that folder.'],
  [IMAGE, 'docs/kaavio.png', '"docs/kaavio.png" has another ending. Keep .svg'],
  [IMAGE, 'docs/a b.svg', '"docs/a b.svg" cannot be the name of a file. Use letters, digits, dots and hyphens.'],
  [IMAGE, IMAGE, 'content/docs/ohjeet/kaavio.svg exists already. Choose another name.'],
  ['site.yaml', 'muu.yaml', 'The site finds content/site.yaml by its name. Pages, images and videos can be renamed.'],
])('rejects renaming %s to %s', async (name, target, message) => {
  await expect(renameFileIn(makeContentFolder(sampleVideo()), name, target)).rejects.toThrow(message);
});

test('looks for missing files and page files among the pages', async () => {
  const content = await contentOf(makeContentFolder());
  expect(findFile('ohjeet/saldo', content)).toBeUndefined();
  expect(findFile(path.join(content.folder, 'docs/ohjeet/saldo.mdx'), content)).toBeUndefined();
});

const LASKU = '/docs/ohjeet/lasku';
const SALDO = '/docs/ohjeet/saldo';
const ALONE =
  'the only page of its category in content/sidebars.yaml. Move another page there, or remove the category first.';

test('removes a page and updates all links to it', async () => {
  const folder = makeContentFolder({
    'docs/ohjeet/lasku.sv.mdx': doc('Fakturor', '![a](./kaavio.svg)'),
    'docs/uusi.mdx': doc(
      'Uusi',
      `[a](${LASKU}#tiedot) [b](./ohjeet/lasku.mdx) [c](${LASKU}#taulukko)`,
      `affects: [${SALDO}, ${LASKU}]\nreleased: 2025-07`,
    ),
    'docs/ohjeet/saldo.mdx': doc('Saldo', '## Taulukko\n\nTeksti.'),
    'synonyms.fi.yaml': `- words: [velka]\n  pages:\n    - ${SALDO}\n    - ${LASKU} # myös\n- words: [maksu]\n  pages: [${LASKU}, /docs/alku]\n`,
    'search-expectations.yaml': `a:\n  velka: [${LASKU}, ${SALDO}]\n  maksu: ${LASKU}\n`,
    'published-links.txt': `${LASKU} #lähetys #taulukko #tiedot\n/docs/lasku #tiedot\n/docs/ohjeet/laskut #x\n/sv${LASKU} #tiedot\n${SALDO} #taulukko\n`,
  });
  await archiveIn(folder, 'ohjeet/lasku', 'ohjeet/saldo');
  expect(await errorsIn(folder)).toEqual([]);
  for (const name of ['lasku.mdx', 'lasku.sv.mdx', 'kaavio.svg'])
    expect(has(folder, `docs/ohjeet/${name}`)).toBe(false);
  expect(textIn(folder, 'docs/uusi.mdx')).toBe(
    doc('Uusi', `[a](${SALDO}) [b](${SALDO}) [c](${SALDO}#taulukko)`, `affects: [${SALDO}]\nreleased: 2025-07`),
  );
  expect(textIn(folder, 'synonyms.fi.yaml')).toBe(
    `- words: [velka]\n  pages:\n    - ${SALDO}\n- words: [maksu]\n  pages: [${SALDO}, /docs/alku]\n`,
  );
  expect(textIn(folder, 'search-expectations.yaml')).toBe(`a:\n  velka: [${SALDO}]\n  maksu: ${SALDO}\n`);
  expect(textIn(folder, 'published-links.txt')).toBe(
    `${LASKU} #taulukko\n/docs/lasku\n/docs/ohjeet/laskut\n/sv${LASKU}\n${SALDO} #taulukko\n`,
  );
  expect(textIn(folder, 'sidebars.yaml')).toBe(goodText('sidebars.yaml').replace(/^.*ohjeet\/lasku.*\n/m, ''));
  expect(textIn(folder, 'redirects.yaml')).toBe(
    `- { from: /docs, to: /docs/alku }\n- { from: /docs/ohjeet/laskut, to: ${SALDO} }\n- { from: ${LASKU}, to: ${SALDO} }\n- { from: /docs/lasku, to: ${SALDO} }\n`,
  );
});

test('removes a post and creates the list of redirects if necessary', async () => {
  const folder = makeContentFolder({ 'redirects.yaml': null });
  await archiveIn(folder, '/blog/webinaari', '/docs/ohjeet/lasku#tiedot');
  expect(textIn(folder, 'redirects.yaml')).toBe(`- { from: /blog/webinaari, to: "${LASKU}#tiedot" }\n`);
  expect(await errorsIn(folder)).toEqual([]);
});

test('keeps images of other pages and video posters; a draft leaves no redirect', async () => {
  const body = '![a](./ohjeet/kaavio.svg)\n\n<Video name="nayte" />';
  const folder = makeContentFolder({ ...sampleVideo(), 'docs/uusi.mdx': doc('Uusi', body, 'draft: true') });
  await archiveIn(folder, 'uusi', 'alku');
  expect([has(folder, 'docs/ohjeet/kaavio.svg'), has(folder, 'videos/nayte.jpg')]).toEqual([true, true]);
  expect(textIn(folder, 'redirects.yaml')).toBe(goodText('redirects.yaml'));
});

test.each<[what: string, name: string, to: string, message: string]>([
  ['a page that is not there', SALDO, 'ohjeet/laskuu', `There is no page "ohjeet/laskuu". Did you mean "${LASKU}"?`],
  ['the page itself', SALDO, SALDO, `${SALDO} is the page itself. Name another one behind --to.`],
  ['a lost heading', SALDO, `${LASKU}#x`, `${LASKU} has no heading "#x". Name the page alone, or another heading.`],
  ['a draft', SALDO, 'uusi', '/docs/uusi is a draft, which no reader can open. Name another page behind --to.'],
  ['the last page of a category', '/docs/toinen', LASKU, `/docs/toinen is ${ALONE}`],
])('rejects %s', async (_what, name, to, message) => {
  const folder = makeContentFolder({
    ...page('Teksti.', 'title: Uusi\ndescription: Uusi sivu.\ndraft: true'),
    'docs/toinen.mdx': doc('Toinen', 'Teksti.'),
    ...replaced('sidebars.yaml', '    - alku\n', '    - alku\n    - category: Muut\n      items: [toinen]\n'),
  });
  await expect(archiveIn(folder, name, to)).rejects.toThrow(new Error(message));
  expect(await errorsIn(folder)).toEqual([]);
});

const listing = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

const change = (folder: string, from: string | undefined, to: string | undefined, text?: string): FileChange => {
  const inFolder = (name: string | undefined) => (name === undefined ? undefined : path.join(folder, name));
  const planned = from !== undefined && has(folder, from) ? readFileSync(path.join(folder, from)) : undefined;
  return { from: inFolder(from), to: inFolder(to), text, planned };
};

const edited = (folder: string, name: string) => change(folder, name, name, 'x');

test('creates, renames, rewrites and removes files', () => {
  const folder = makeTemporaryFolder({ 'a.txt': 'a', 'x/b.txt': 'b', 'c.txt': 'c' });
  applyFileChanges([
    change(folder, 'a.txt', 'a.txt', 'A'),
    change(folder, 'x/b.txt', 'y/z/b.txt'),
    change(folder, 'c.txt', undefined),
    change(folder, undefined, 'd.txt', 'd'),
  ]);
  expect([listing(folder), textIn(folder, 'a.txt')]).toEqual([['a.txt', 'd.txt', 'y/z/b.txt'], 'A']);
  expect(has(folder, 'x')).toBe(false);
});

test('a failing step undoes the previous ones', () => {
  const folder = makeTemporaryFolder({ 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c', file: 'no folder' });
  const changes = [
    change(folder, 'a.txt', 'new/a.txt', 'A'),
    change(folder, 'b.txt', undefined),
    change(folder, 'c.txt', 'file/c.txt', 'C'),
  ];
  expect(() => applyFileChanges(changes)).toThrow(/^The content could not be written, and is as it was: /);
  expect([listing(folder), has(folder, 'new')]).toEqual([['a.txt', 'b.txt', 'c.txt', 'file'], false]);
});

test('a file that was changed, removed or created since planning stops everything', () => {
  const folder = makeTemporaryFolder({ 'a.txt': 'a', 'b.txt': 'b' });
  const edit = change(folder, 'a.txt', 'a.txt', 'A');
  writeFileSync(path.join(folder, 'a.txt'), 'other');
  expect(() => applyFileChanges([change(folder, 'b.txt', undefined), edit])).toThrow(
    /a\.txt has changed in the meantime, so nothing was written\. Try again\.$/,
  );
  expect(() => applyFileChanges([change(folder, 'b.txt', 'a.txt')])).toThrow(
    /a\.txt exists already, so nothing was written\. Choose another path\.$/,
  );
  expect(listing(folder)).toEqual(['a.txt', 'b.txt']);
});

test.each<[before: string, after: string, changed: unknown]>([
  ['a\nb', 'a\nb', []],
  ['a\nb\nc', 'a\nB\nc', [{ line: 2, before: 'b', after: 'B' }]],
  ['a\r\nc', 'a\r\nb\r\nc', [{ line: 2, before: '', after: 'b' }]],
  ['a\nb\nc', 'a\nc', [{ line: 2, before: 'b', after: '' }]],
])('between %j and %j the lines have changed: %j', (before, after, changed) =>
  expect(changedLines(before, after)).toEqual(changed),
);

test.each([
  ['content/docs/a.txt', '.'],
  ['content/ei-ole/a.txt', 'content/ei-ole'],
])('the draft of %s is in the folder %s', (file, expected) => {
  const folder = makeTemporaryFolder({ 'content/docs/a.txt': 'a' });
  process.env.SITE_CONTENT = path.join(folder, 'content');
  expect(draftFolder(path.join(folder, file))).toBe(path.join(folder, expected));
  delete process.env.SITE_CONTENT;
});

/** A content folder in git with the untracked file `docs/uusi.mdx`. */
function savedFolder(): string {
  const folder = makeContentFolder();
  commitAll(folder);
  applyChanges(folder, { 'docs/uusi.mdx': 'uusi' });
  return folder;
}

test('committed files may be written and removed, and new files created', () => {
  const folder = savedFolder();
  const changes = [
    edited(folder, 'site.yaml'),
    change(folder, 'docs/alku.mdx', undefined),
    edited(folder, 'docs/uusi.mdx'),
    change(folder, undefined, 'docs/x.mdx', 'x'),
  ];
  expect(() => assertSaved(folder, changes)).not.toThrow();
});

test('uncommitted changes are neither overwritten nor removed', () => {
  const folder = savedFolder();
  appendFileSync(path.join(folder, 'site.yaml'), '# muutos\n');
  const changes = [edited(folder, 'site.yaml'), change(folder, 'docs/uusi.mdx', undefined)];
  expect(() => assertSaved(folder, changes)).toThrow(
    new Error(
      'Git has not got these files as they are now, so what would be written to them could not be undone:\n  content/site.yaml\n  content/docs/uusi.mdx\nCommit them first, or add --force.',
    ),
  );
});

test('removes nothing without git', () => {
  const folder = makeContentFolder();
  expect(() => assertSaved(folder, [edited(folder, 'site.yaml')])).not.toThrow();
  expect(() => assertSaved(folder, [change(folder, 'site.yaml', undefined)])).toThrow(/content\/site\.yaml/);
});

const [long, shown] = ['x'.repeat(60), 'x'.repeat(40)];
test.each<[before: string, after: string, shown: [string, string]]>([
  [`${long}a${long}`, `${long}bb${long}`, [`…${shown}a${shown}…`, `…${shown}bb${shown}…`]],
  ['aa', 'aaa', ['aa', 'aaa']],
])('%j and %j are shortened to their differences', (before, after, both) => {
  expect(excerpts(before, after)).toEqual(both);
});
