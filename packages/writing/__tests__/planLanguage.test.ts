import { cpSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder, applyChanges, removeTemporaryFolders } from '../../../__tests__/support/contentFolder';
import { contentOf, errorsIn, has, textIn } from '../../../__tests__/support/writing';
import { engineOf } from '../../../__tests__/support/engine';
import { checkContent } from '../../../src/node/content/checkContent';
import { loadContent } from '../../../src/node/content/loadContent';
import { createRecordStore } from '../../../src/node/content/recordStore';
import { formatReport } from '../../../src/node/diagnostics/diagnostic';
import { applyFileChanges } from '../../../src/node/files/fileChanges';
import { asOriginal, planAddition, planRemoval } from '../src/planLanguage';

afterEach(removeTemporaryFolders);

const page = (title: string, keys = '') =>
  `---\ntitle: ${title}\ndescription: ${title} here.\n${keys}---\n\n${title}.\n`;

/** The English example with two translated pages: one of a guide, one of a post. */
function makeSite(): string {
  const folder = path.join(makeTemporaryFolder(), 'content');
  cpSync('template/en/example', folder, { recursive: true });
  process.env.SITE_CONTENT = folder;
  return folder;
}

async function change(folder: string, verb: 'add' | 'remove', code: string): Promise<void> {
  const content = await contentOf(folder);
  applyFileChanges(verb === 'add' ? planAddition(code, 'en', content) : planRemoval(code, content));
}

test('a language of the engine gets an entry, another one the texts to translate, too', async () => {
  const folder = makeSite();
  await change(folder, 'add', 'sv');
  await change(folder, 'add', 'pl');
  expect(textIn(folder, 'site.yaml')).toContain(`  - { code: en, label: English, htmlLang: en, baseUrl: / }
  - { code: sv, label: Svenska, htmlLang: sv, baseUrl: /sv/ }
  - { code: pl, label: Polski, htmlLang: pl, baseUrl: /pl/ }
`);
  expect(has(folder, 'locales/sv')).toBe(false);
  expect(textIn(folder, 'locales/pl/search.json')).toContain('"none": "No results were found"');
  expect(await errorsIn(folder)).toEqual([]);
  applyChanges(folder, { 'locales/pl/parts.json': null });
  const warnings = checkContent(await loadContent(engineOf(folder), createRecordStore()), ['warning']);
  expect(formatReport(warnings)).toContain(
    'content/locales/pl\n  2 texts of the interface are in English, such as parts.failedText.\n',
  );
  const content = await contentOf(folder);
  expect(() => planAddition('sv', 'en', content)).toThrow('The site has the language "sv" already.');
  expect(() => planAddition('svenska', 'en', content)).toThrow('"svenska" is not the code of a language.');
  expect(() => planRemoval('fi', content)).toThrow('The site has no language "fi". It has en, sv, pl.');
});

test('a language is removed with its pages, labels and addresses', async () => {
  const folder = makeSite();
  await change(folder, 'add', 'sv');
  applyChanges(folder, {
    'docs/contact.sv.mdx': page('Kontakta oss'),
    'locales/sv/home.json': '{ "title": "Hej" }\n',
    'sidebars.yaml': textIn(folder, 'sidebars.yaml').replace('label: Guides', 'label: { en: Guides, sv: Anvisningar }'),
  });
  await change(folder, 'remove', 'sv');
  expect(textIn(folder, 'site.yaml')).toBe(textIn('template/en/example', 'site.yaml'));
  expect(textIn(folder, 'sidebars.yaml')).toContain('label: { en: Guides }');
  expect([has(folder, 'docs/contact.sv.mdx'), has(folder, 'locales')]).toEqual([false, false]);
  expect(textIn(folder, 'redirects.yaml')).toBe(
    '- { from: /docs, to: /docs/start }\n- { from: /sv/docs/contact, to: /docs/contact }\n- { from: /sv/docs/category/guides, to: /docs/category/guides }\n- { from: /sv, to: / }\n- { from: "/sv/*", to: / }\n',
  );
  expect(await errorsIn(folder)).toEqual([]);
  const content = await contentOf(folder);
  expect(() => planRemoval('en', content)).toThrow('"en" is the only language of the site. Add another one first.');
});

test('without the first language, the translations become the originals at the same addresses', async () => {
  const folder = makeSite();
  await change(folder, 'add', 'sv');
  const start = await contentOf(folder);
  expect(() => planRemoval('en', start)).toThrow(
    'These pages are only in "en". Translate them into "sv", or remove them by npm run archive:\n  content/docs/contact.mdx',
  );
  const pages = [...start.docs, ...start.posts].map(({ absolutePath }) => path.relative(folder, absolutePath));
  applyChanges(
    folder,
    Object.fromEntries(
      pages.map((file) => [file.replace(/mdx$/, 'sv.mdx'), textIn(folder, file).replace(/title: /, 'title: Sv ')]),
    ),
  );
  await change(folder, 'remove', 'en');
  expect(textIn(folder, 'site.yaml')).toContain(
    'locales:\n  - { code: sv, label: Svenska, htmlLang: sv, baseUrl: / }\n\n',
  );
  expect(textIn(folder, 'docs/contact.mdx')).toContain('title: Sv Contact us');
  expect(pages.filter((file) => !has(folder, file) || has(folder, file.replace(/mdx$/, 'sv.mdx')))).toEqual([]);
  expect(textIn(folder, 'redirects.yaml')).toContain('- { from: /sv/docs/guides/reserve, to: /docs/guides/reserve }\n');
  expect(await errorsIn(folder)).toEqual([]);
});

test('a translation that becomes the original gets the keys of that, without its words', () => {
  const original = page('Saldo', 'aliases:\n  - /docs/vanha\nkeywords: [a]\nowner: Tuki\n');
  expect(asOriginal(page('Balance', 'owner: Help\n'), original)).toBe(
    page('Balance', 'owner: Help\naliases:\n  - /docs/vanha\n'),
  );
});
