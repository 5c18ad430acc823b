import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getSchema } from '@tiptap/core';
import { listFiles } from '../../../../node/files/listFiles';
import { extensionsOf } from '../../node/blocks/extensions';
import type { RichNode } from '../../node/blocks/readBlocks';
import { openBlocks, saveBlocks } from '../../node/blocks/openBlocks';
import { writeBlock } from '../../node/blocks/writeBlocks';

const schema = getSchema(extensionsOf());
/** A node as the editor has it; throws at one that the editor would change. */
function inEditor(node: RichNode): RichNode {
  const shown = schema.nodeFromJSON(node);
  shown.check();
  return shown.toJSON() as RichNode;
}

/** Opens a text in the editor, changes its nodes and saves it. */
function edit(text: string, change: (nodes: RichNode[]) => RichNode[] = (nodes) => nodes): string {
  const opened = openBlocks(text);
  const keys = opened.blocks.map(({ node }) => inEditor(node));
  return saveBlocks(change(keys), opened, keys);
}

// Others, as those of a benchmark: MORE_PAGES=folder npx jest blocks
const folders = ['content', 'template', '__tests__/fixtures', ...(process.env.MORE_PAGES?.split(':') ?? [])];
const bodies = folders
  .flatMap((folder) => listFiles(path.resolve(folder)))
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(file, 'utf8').replace(/^---\n[^]*?\n---\n/, ''));

const NEW: RichNode = { type: 'paragraph', content: [{ type: 'text', text: 'Uusi.' }] };

test('every page is saved byte for byte, and with a new block only that is added', () => {
  let [blocks, raw] = [0, 0];
  for (const body of bodies) {
    const opened = openBlocks(body);
    const keys = opened.blocks.map(({ node }) => inEditor(node));
    expect(saveBlocks(keys, opened, keys)).toBe(body);
    const at = Math.ceil(keys.length / 2);
    const [before = '', after = ''] = [keys.slice(0, at), keys.slice(at)].map((part) => saveBlocks(part, opened, keys));
    const saved = saveBlocks([...keys.slice(0, at), inEditor(NEW), ...keys.slice(at)], opened, keys);
    expect(saved.split('Uusi.').map((part) => part.trim())).toEqual([before.trim(), after.trim()]);
    blocks += keys.length;
    raw += keys.filter(({ type }) => type === 'raw').length;
  }
  expect(raw).toBeLessThan(blocks / 100);
});

test.each([
  ['A **bold** word and `code`.\nA second line.', 'A **bold** word and `code`. A second line.'],
  ['* one\n* two\n  1. a\n  2. b', '- one\n- two\n  1. a\n  2. b'],
  ['## Title {#old-id}', '## Title {#old-id}'],
  ['- [x] done\n- [ ] not done', '- [x] done\n- [ ] not done'],
  ['| a | b |\n| :-- | --- |\n| **c** | d |', '| a | b |\n| :--- | --- |\n| **c** | d |'],
  ['<Steps id="tee">\n\n1. One\n2. Two\n\n</Steps>', '<Steps id="tee">\n\n1. One\n2. Two\n\n</Steps>'],
  ['<Video file="a &quot;b&quot;" days={14} loop />', '<Video file="a &quot;b&quot;" days={14} loop />'],
  [':::tip[Title]\nText.\n:::', ':::tip[Title]\n\nText.\n\n:::'],
  ['Press <Kbd>Ctrl + K</Kbd>, see [page](/docs/a "t").', 'Press <Kbd>Ctrl + K</Kbd>, see [page](/docs/a "t").'],
  ['A_B, 2*3, a.fi: EU:n [x] 5 > 6', 'A_B, 2*3, a.fi: EU:n [x] 5 > 6'],
  ['```ts title="a"\nconst a = 1;\n```', '```ts title="a"\nconst a = 1;\n```'],
  ['**[`code`](./a)** and ~~gone~~', '[**`code`**](./a) and ~~gone~~'],
])('%j is written anew as %j', (source, written) => {
  const { blocks } = openBlocks(source);
  expect(blocks.map(({ node }) => writeBlock(inEditor(node)))).toEqual([written]);
});

test.each([
  ['{/* truncate */}\n\nText.', ['raw', 'paragraph']],
  ['export const a = 1;\n\n[a]: /docs/a', ['raw', 'raw']],
  ['::::note\n\n:::tip\n\nText.\n\n:::\n\n::::', ['raw']],
])('%j is text where the editor has no node for it', (source, types) => {
  expect(openBlocks(source).blocks.map(({ node }) => node.type)).toEqual(types);
  expect(edit(source)).toBe(source);
});

test('moved, removed and emptied blocks leave the bytes of the others', () => {
  const text = '* one\n* two\n\n\n__bold__\n\n- - -\n\nLast  \nline.';
  expect(edit(text, ([list, bold, rule, last]) => [bold, list, last, rule].filter((node) => node !== undefined))).toBe(
    '__bold__\n\n* one\n* two\n\nLast  \nline.\n\n- - -',
  );
  expect(edit(text, ([list]) => [list as RichNode, inEditor({ type: 'paragraph' })])).toBe('* one\n* two');
});

test('spaces at the ends of bold text are outside its marks', () => {
  const bold = { type: 'text', text: 'bold ', marks: [{ type: 'bold' }] };
  expect(writeBlock({ type: 'paragraph', content: [bold, { type: 'text', text: 'word' }] })).toBe('**bold** word');
});
