import { readFileSync } from 'node:fs';
import { placeOf } from '../../../node/diagnostics/diagnostic';
import { makeContentFolder, removeTemporaryFolders, type Changes } from '../../../../__tests__/support/contentFolder';
import { projectEngine } from '../../../engine';
import { checkContent } from '../../../node/content/checkContent';
import { loadContent } from '../../../node/content/loadContent';
import { createRecordStore } from '../../../node/content/recordStore';

afterAll(removeTemporaryFolders);

const GOOD = readFileSync('__tests__/fixtures/good/site.yaml', 'utf8');

const UPPER = `module.exports = ({ by = 1 } = {}) => (tree, file) => {
for (const node of tree.children) {
  if (node.type !== 'heading') continue;
  if (node.children[0].value === 'Kielletty') file.fail('Not this heading.', node);
  node.depth += by;
}
};\n`;
const CLASS = `module.exports = () => async (tree) => {
for (const node of tree.children) if (node.tagName === 'p') node.properties = { className: ['own'] };
};\n`;
const page = (heading: string) => `---\ntitle: Otsikot\ndescription: Sivu.\n---\n\nTeksti.\n\n## ${heading}\n`;
const plugins = (list: string, more: Changes = {}): Changes => ({
  'site.yaml': `${GOOD}markdownPlugins: ${list}\n`,
  'plugins/upper.cjs': UPPER,
  'plugins/class.cjs': CLASS,
  ...more,
});
const read = async (changes: Changes) => {
  const folder = makeContentFolder(changes);
  const loaded = await loadContent(projectEngine(folder), createRecordStore());
  return {
    content: loaded.content,
    told: checkContent(loaded, ['error'])
      .map((each) => `${placeOf(each)} ${each.message}`)
      .filter((each) => each.includes('/plugins/')),
  };
};
const LIST = '{ remark: [{ plugin: ./plugins/upper.cjs, options: { by: 2 } }], rehype: [./plugins/class.cjs] }';

test('plugins change the trees of pages', async () => {
  const { content } = await read(plugins(LIST, { 'docs/otsikot.mdx': page('Luku') }));
  const html = content?.docs.find(({ path: docPath }) => docPath === '/docs/otsikot')?.content;
  expect([html?.headings.map(({ depth }) => depth), `${html?.leadHtml}${html?.html}`.includes('class="own"')]).toEqual([
    [4],
    true,
  ]);
});

test('plugins that fail are named with the place in the page; so are those that are not there', async () => {
  expect((await read(plugins(LIST, { 'docs/otsikot.mdx': page('Kielletty') }))).told).toEqual([
    'content/docs/otsikot.mdx:8:1 ./plugins/upper.cjs fails: Not this heading.',
  ]);
  const { told } = await read(plugins('{ remark: [./plugins/uper.cjs] }'));
  expect(told).toEqual([
    expect.stringMatching(/^content\/site.yaml:\d+:29 The plugin ".\/plugins\/uper.cjs" cannot be loaded/),
  ]);
});

test('without trust, no plugin runs, and the setting is an error', async () => {
  const changes = plugins(LIST, { 'docs/otsikot.mdx': page('Luku') });
  const site = changes['site.yaml'] as string;
  const folder = makeContentFolder({
    ...changes,
    'site.yaml': site.replace('components: trusted', 'components: "off"'),
  });
  const loaded = await loadContent(projectEngine(folder), createRecordStore());
  const told = checkContent(loaded, ['error']).filter(({ rule }) => rule === 'part/plugin');
  expect(told.map(({ file }) => file)).toEqual(['content/site.yaml']);
  const own = loaded.content?.docs.find(({ path: docPath }) => docPath === '/docs/otsikot')?.content;
  expect(own?.headings.map(({ depth }) => depth)).toEqual([2]);
});
