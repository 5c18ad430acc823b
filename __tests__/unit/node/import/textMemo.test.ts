import path from 'node:path';
import { importMarkdown } from '../../../../src/node/import/plain/importMarkdown';
import { createTextMemory, NO_MEMO, type TextMemo } from '../../../../src/node/import/textMemo';
import {
  applyChanges,
  makeTemporaryFolder,
  removeTemporaryFolders,
  type Changes,
} from '../../../support/contentFolder';
import { FIXTURE_LOCALES } from '../../../support/fixtureTexts';

afterAll(removeTemporaryFolders);

test('a text is read again only when an import has not asked for it', () => {
  const length = jest.fn((text: string) => text.length);
  const begin = createTextMemory();
  const ask = (...texts: string[]) => {
    const { read } = begin();
    return texts.map((text) => read(length, text));
  };
  expect(ask('a', 'bb', 'a')).toEqual([1, 2, 1]);
  expect(ask('bb')).toEqual([2]);
  expect(length.mock.calls).toEqual([['a'], ['bb']]);
  expect(ask('a', 'bb')).toEqual([1, 2]);
  expect(length.mock.calls).toEqual([['a'], ['bb'], ['a']]);
});

test('each function has texts of its own', () => {
  const { read } = createTextMemory()();
  expect(read((text) => text.length, 'abc')).toBe(3);
  expect(read((text) => text.toUpperCase(), 'abc')).toBe('ABC');
});

const PAGES: Changes = {
  'a.md':
    '# A {#top}\n\nSee [b](b.md#part) and [c](c.md).\n\n<br>\n\n![](./a.png)\n\n## A {of} it\n\n:::note Hint\n\nText.\n:::\n',
  'b.mdx': '# B\n\n## Part {#part}\n\nText.\n\n# Other\n\n- one\n- two\n',
  'c.md': '# C\n\nText.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
};

test.each<[string, Changes]>([
  ['nothing', {}],
  ['a page', { 'a.md': '# A\n\nOther text.\n' }],
  ['a heading that another page links to', { 'b.mdx': '# B\n\nNow empty.\n' }],
  ['a page that goes', { 'c.md': null }],
  ['a page that comes', { 'd.md': '# D\n\nText.\n' }],
  ['an image that comes', { 'a.png': '' }],
])('after a change of %s an import with a memory is the same as one without', async (_name, changes) => {
  const folder = path.join(makeTemporaryFolder(), 'my-docs');
  const begin = createTextMemory();
  const importWith = (memo: TextMemo) =>
    importMarkdown(folder, { texts: FIXTURE_LOCALES, progress: () => undefined, memo });
  applyChanges(folder, PAGES);
  await importWith(begin());
  applyChanges(folder, changes);
  expect(await importWith(begin())).toEqual(await importWith(NO_MEMO));
});
