import { findModelFindings, namesIn, nearestThing, unknownStates } from '../../node/productModel';
import { NO_MODEL, productModelSchema } from '../../node/productModelSchema';

const MODEL = productModelSchema.parse({
  rights: { laskutus: { name: 'Laskutus' } },
  places: { Laskut: ['Laskutusajot'], Pankki: [] },
  buttons: ['Hae'],
  cues: ['tila on', 'tilaksi tulee'],
  stateColumns: ['Tila'],
  things: {
    lasku: {
      name: 'Lasku',
      called: ['laskun'],
      fields: ['Eräpäivä'],
      states: { Luonnos: 'A', 'Osittain maksettu': 'B', Maksettu: 'C' },
      actions: [
        { button: 'Lähetä lasku', in: ['Luonnos'], who: ['laskutus'], at: ['Laskut', 'Laskut > Laskutusajot'] },
      ],
      changes: [{ event: 'Maksu tulee', from: ['Luonnos'], to: 'Maksettu' }],
    },
    tilaus: { name: 'Tilaus', called: ['tilauksen'], states: { Luonnos: 'A', Voimassa: 'B' } },
    tuote: { name: 'Tuote' },
  },
});

test('names on screen are places, their parts, buttons and fields', () =>
  expect([...namesIn(MODEL)]).toEqual(['Laskut', 'Laskutusajot', 'Pankki', 'Hae', 'Eräpäivä', 'Lähetä lasku']));

const action = { button: 'B', who: ['laskutus'], at: ['Laskut'] };
test.each<[what: string, thing: object, found: string]>([
  ['a state of an action', { actions: [{ ...action, in: ['Uusi'] }] }, 'state Uusi at actions.0.in.0'],
  ['a state that is reached', { changes: [{ event: 'E', from: [], to: 'B' }] }, 'state B at changes.0.to'],
  ['a group', { actions: [{ ...action, who: ['myynti'] }] }, 'rights myynti at actions.0.who.0'],
  ['a view', { actions: [{ ...action, at: ['Kassa'] }] }, 'place Kassa at actions.0.at.0'],
  ['a part of a view', { actions: [{ ...action, at: ['Pankki > Tilit'] }] }, 'place Pankki > Tilit at actions.0.at.0'],
])('a missing %s is an error', (_what, more, found) => {
  const things = { uusi: { name: 'Uusi', states: { A: 'a' }, ...more } };
  const findings = findModelFindings(productModelSchema.parse({ ...MODEL, things }));
  expect(findings.map(({ what, name, path }) => `${what} ${name} at ${path.slice(2).join('.')}`)).toEqual([found]);
});

test.each<[text: string, unknown: string[]]>([
  ['Laskun tila on Maksettu.', []],
  ['Tila on taas Voimassa, ja tilaksi tulee Osittain maksettu.', []],
  ['Tilaksi tulee Lähtenyt.', ['Lähtenyt']],
  ['Laskun tila on Voimassa.', ['Voimassa']],
  ['Tilauksen tila on Voimassa.', []],
  ['Tila on jo muuttunut. Avaa lasku.', []],
  ['Tila on yhä aivan sama kuin Eilen.', []],
  ['Hotila on Suuri.', []],
])('finds unknown states in "%s"', (text, unknown) => {
  expect(unknownStates(text, MODEL).map(({ name }) => name)).toEqual(unknown);
});

test('without a model no state is unknown', () => expect(unknownStates('Tila on Uusi.', NO_MODEL)).toEqual([]));

test('a column belongs to the thing with most of its states', () => {
  expect(nearestThing(['Luonnos', 'Voimassa', 'Uusi'], MODEL)?.name).toBe('Tilaus');
  expect(nearestThing(['Luonnos'], NO_MODEL)).toBeUndefined();
});
