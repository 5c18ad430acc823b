import { compileIn } from '../../../../../__tests__/support/compileText';
import { productModel } from '../../feature';
import { productModelSchema } from '../../node/productModelSchema';
import { added } from '../../../../../__tests__/support/engine';
import { setUp } from '../../../../../__tests__/support/setUp';
import { elementsOf } from '../../../../node/content/mdx/components/registry';

const MODEL = productModelSchema.parse({
  rights: { laskutus: { name: 'Laskutus' }, myynti: { name: 'Myynti' }, paa: { name: 'Pää', all: true } },
  messageColumns: ['Virhe'],
  things: {
    lasku: {
      name: 'Lasku',
      states: { Luonnos: 'A', Maksettu: 'B' },
      actions: [
        { button: 'Lähetä lasku', in: ['Luonnos'], who: ['laskutus'], at: ['Laskut', 'Pankki'] },
        { button: 'Poista', in: ['Luonnos'], who: ['laskutus'], at: ['Laskut > Laskutusajot'] },
        { button: 'Uusi lasku', who: ['myynti'], at: ['Laskut'] },
      ],
      changes: [
        { event: 'Ajo tekee laskun', from: [], to: 'Luonnos' },
        { event: 'Maksu tulee', from: ['Luonnos'], to: 'Maksettu' },
      ],
    },
  },
});

const FILE = { file: 'model.yaml', data: MODEL, locate: () => ({ line: 1, column: 1 }), digest: 'abc' };
const compile = (body: string) =>
  compileIn(
    {
      elements: elementsOf(added),
      features: [productModel.name],
      transforms: setUp(productModel, {})('transform').flat(),
      featureFiles: { 'product-model': FILE },
    },
    body,
  );

/** The texts of the cells, row by row. */
const rowsIn = (html: string) =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
  );

test('a table of actions has the meaning and buttons of each state', async () => {
  const { html, uses } = await compile('<StateActions of="lasku" />');
  expect(html).toContain('<caption>Lasku</caption>');
  expect(rowsIn(html)).toEqual([
    ['\u2063⟦text:modelState⟧', '\u2063⟦text:modelMeaning⟧', '\u2063⟦text:modelActions⟧'],
    ['Luonnos', 'A', '<strong>Lähetä lasku</strong>, <strong>Poista</strong>'],
    ['Maksettu', 'B', '–'],
  ]);
  expect(uses).toEqual([{ kind: 'feature', key: 'product-model', digest: 'abc' }]);
});

test('a table of changes has the event, old state and new state', async () => {
  const { html } = await compile('<StateChanges of="lasku" />');
  expect(rowsIn(html).slice(1)).toEqual([
    ['Ajo tekee laskun', '–', 'Luonnos'],
    ['Maksu tulee', 'Luonnos', 'Maksettu'],
  ]);
});

test('a table of rights has the groups and places of each button, with groups that have all rights', async () => {
  const { html } = await compile('<RightsTable of="lasku" />');
  expect(rowsIn(html)).toEqual([
    ['\u2063⟦text:modelAction⟧', '\u2063⟦text:modelWho⟧', '\u2063⟦text:modelPlace⟧'],
    ['<strong>Lähetä lasku</strong>', 'Laskutus, Pää', 'Laskut, Pankki'],
    ['<strong>Poista</strong>', 'Laskutus, Pää', 'Laskut › Laskutusajot'],
    ['<strong>Uusi lasku</strong>', 'Myynti, Pää', 'Laskut'],
  ]);
});

test('rows of states and of changes have ids and are sections, found by their states', async () => {
  const { html, sections, ids } = await compile(
    '## Tilat\n\n<StateActions of="lasku" />\n\n<StateChanges of="lasku" />\n\nLoppu.',
  );
  expect(html).toContain('<tr id="lasku-maksettu"');
  expect(ids).toEqual(expect.arrayContaining(['lasku-luonnos', 'lasku-maksettu', 'lasku-maksu-tulee']));
  expect(sections).toEqual([
    { id: 'tilat', heading: 'Tilat', text: 'Lasku Lasku: Ajo tekee laskun – Luonnos Loppu.' },
    { id: 'lasku-luonnos', heading: 'Lasku: Luonnos', text: 'A Lähetä lasku, Poista', asked: ['Luonnos'] },
    { id: 'lasku-maksettu', heading: 'Lasku: Maksettu', text: 'B –', asked: ['Maksettu'] },
    { id: 'lasku-maksu-tulee', heading: 'Lasku: Maksu tulee', text: 'Luonnos Maksettu', asked: ['Luonnos'] },
  ]);
});

test('rows below a message head are sections too, with unique ids; other tables are text', async () => {
  const table = (head: string) => `| ${head} | Syy |\n| --- | --- |\n| Väärä tili | A |\n| Väärä tili | B |\n| – | C |`;
  const { sections } = await compile(`## Väärä tili\n\n${table('Virhe')}\n\n## Muut\n\n${table('Muu')}`);
  expect(sections).toEqual([
    { id: 'väärä-tili', heading: 'Väärä tili', text: 'Virhe Syy – C' },
    { id: 'vaara-tili-2', heading: 'Väärä tili', text: 'A', asked: ['Väärä tili'] },
    { id: 'vaara-tili-3', heading: 'Väärä tili', text: 'B', asked: ['Väärä tili'] },
    { id: 'muut', heading: 'Muut', text: 'Muu Syy Väärä tili A Väärä tili B – C' },
  ]);
});
