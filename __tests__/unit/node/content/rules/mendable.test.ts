import { diagnosticsAfter, lineOf, withChecks } from '../../../../support/checks';
import { page } from '../../../../support/changes';
import { removeTemporaryFolders, type Changes } from '../../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const on = (rule: string) => withChecks(`{ ${rule}: warning }`);
const translated = (heading: string): Changes => ({
  ...page('## Yksi\n\nTeksti.'),
  'docs/uusi.sv.mdx': `---\ntitle: Ny\ndescription: Ny sida.\n---\n\n${heading}\n\nText.\n`,
});

test.each<[string, Changes, string]>([
  [
    'link/relative',
    page('[a](./ohjeet/saldo.mdx)'),
    'content/docs/uusi.mdx:6:5 | The link "./ohjeet/saldo.mdx" is relative to its file. | Write /docs/ohjeet/saldo',
  ],
  ['text/trailing-spaces', page('Teksti. '), 'content/docs/uusi.mdx:6:8 | This line ends in white space. | Remove it.'],
  ['text/quotes', page('Sano "hei".'), 'content/docs/uusi.mdx:6:6 | These quotation marks are straight. | Write ”…”'],
  [
    'front-matter/key-order',
    page('Teksti.', 'description: d\ntitle: Uusi'),
    'content/docs/uusi.mdx:2:1 | The keys of the front matter are in another order than in the handbook. | Write them in this order: title, description.',
  ],
  [
    'translation/heading-ids',
    translated('## Ett'),
    'content/docs/uusi.sv.mdx:6:1 | This heading has the id "ett", and "yksi" in content/docs/uusi.mdx. | Write ## … {#yksi}, so that a link leads to it in every language.',
  ],
])('%s says what is wrong', async (rule, changes, expected) => {
  const found = (await diagnosticsAfter({ ...changes, ...on(rule) })).filter(
    (each) => each.rule === rule && each.file.includes('/uusi.'),
  );
  expect(found.map(lineOf)).toEqual([`warning | ${rule} | ${expected}`]);
});

test.each<[string, Changes]>([
  ['link/relative', page('[a](/docs/ohjeet/saldo)')],
  ['text/trailing-spaces', page('Rivi  \nvaihtuu.')],
  ['text/quotes', page('Sano ”hei”, `"koodi"`.')],
  ['front-matter/key-order', page('Teksti.')],
  ['translation/heading-ids', translated('## Ett {#yksi}')],
  ['translation/heading-ids', translated('### Ett')],
])('%s is kept', async (rule, changes) => {
  const found = await diagnosticsAfter({ ...changes, ...on(rule) });
  expect(found.filter((each) => each.rule === rule && each.file.includes('/uusi.'))).toEqual([]);
});
