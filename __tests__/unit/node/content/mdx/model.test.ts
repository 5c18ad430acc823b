import type { ProductModel } from '../../../../../src/node/content/productModel';
import { compileMdx } from '../../../../../src/node/content/mdx/compile';
import { siteIn } from '../../../../support/compileText';

const MODEL: ProductModel = {
  rights: {
    laskutus: { name: 'Laskutus', all: false },
    myynti: { name: 'Myynti', all: false },
    paa: { name: 'Pää', all: true },
  },
  places: { Laskut: [] },
  buttons: [],
  cues: [],
  stateColumns: [],
  things: {
    lasku: {
      name: 'Lasku',
      called: [],
      fields: [],
      states: { Luonnos: 'A', Maksettu: 'B' },
      actions: [
        { button: 'Lähetä lasku', in: ['Luonnos'], who: ['laskutus'], at: ['Laskut', 'Pankki'] },
        { button: 'Uusi lasku', in: [], who: ['myynti'], at: ['Laskut'] },
      ],
      changes: [
        { event: 'Ajo tekee laskun', from: [], to: 'Luonnos' },
        { event: 'Maksu tulee', from: ['Luonnos'], to: 'Maksettu' },
      ],
    },
  },
};

async function compile(body: string) {
  const site = { ...siteIn('/'), model: { ...MODEL, digest: 'abc' } };
  const { content, diagnostics } = await compileMdx({ absolutePath: '/sivu.mdx', file: 'sivu.mdx', body }, site);
  if (content === undefined || diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
  return content;
}

/** The texts of the cells, row by row. */
const rowsIn = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
  );

const YES = '⟦text:modelYes⟧';

test('a table of actions has a column for each state, and only the buttons that depend on states', async () => {
  const { html, uses } = await compile('<StateActions of="lasku" />');
  expect(html).toContain('<caption>Lasku</caption>');
  expect(rowsIn(html)).toEqual([
    ['⟦text:modelAction⟧', 'Luonnos', 'Maksettu', '⟦text:modelPlace⟧'],
    ['<strong>Lähetä lasku</strong>', YES, '–', 'Laskut, Pankki'],
  ]);
  expect(uses).toEqual([{ kind: 'model', key: 'model', digest: 'abc' }]);
});

test('a table of changes tells what moves a thing from which state to which', async () => {
  const { html } = await compile('<StateChanges of="lasku" />');
  expect(rowsIn(html).slice(1)).toEqual([
    ['Ajo tekee laskun', '–', 'Luonnos'],
    ['Maksu tulee', 'Luonnos', 'Maksettu'],
  ]);
});

test('a table of rights has every button, and a group with all rights has each', async () => {
  const { html } = await compile('<RightsTable of="lasku" />');
  expect(rowsIn(html)).toEqual([
    ['⟦text:modelAction⟧', 'Laskutus', 'Myynti', 'Pää'],
    ['<strong>Lähetä lasku</strong>', YES, '–', YES],
    ['<strong>Uusi lasku</strong>', '–', YES, YES],
  ]);
});
