import { page } from '../../../../../__tests__/support/changes';
import { type Changes } from '../../../../../__tests__/support/contentFolder';
import { expectError, errorsAfter, errorCases, type ErrorCases } from '../../../../../__tests__/support/errorCases';

/** A model with two things: its `things` start on line 7. */
const MODEL = `rights:
  laskutus: { name: Laskutus }
places: { Laskut: [Laskutusajot], Saldo: [] }
buttons: [Hae]
cues: [tila on]
stateColumns: [Tila]
things:
  lasku:
    name: Lasku
    called: [laskun]
    fields: [Eräpäivä]
    states: { Luonnos: Ei lähetetty., Lähetetty: Lähtenyt. }
    actions: [{ button: Lähetä lasku, in: [Luonnos], who: [laskutus], at: [Laskut > Laskutusajot] }]
    changes: [{ event: Lasku lähetetään, from: [Luonnos], to: Lähetetty }]
  tilaus:
    name: Tilaus
    states: { Luonnos: Kesken., Voimassa: Alkanut. }
`;

const withModel = (mdx: string): Changes => ({ 'model.yaml': MODEL, ...page(mdx) });
const changed = (written: string): Changes => {
  const [from = '', to = ''] = written.split(' → ');
  return { 'model.yaml': MODEL.replace(from, to) };
};

/** Texts that agree with the model. */
const soundModel: Changes = withModel(
  [
    '**Laskut**, **Laskutusajot**, **Hae**, **Lähetä lasku** ja **Eräpäivä**. Laskun tila on Lähetetty.',
    '',
    '| Tila | Merkitys |\n|---|---|\n| Luonnos | Kesken |\n| Voimassa | Alkanut |',
    '',
    '<StateActions of="lasku" />\n\n<StateChanges of="lasku" />\n\n<RightsTable of="lasku" />',
  ].join('\n'),
);

const modelErrors: ErrorCases = {
  ...errorCases(changed, {
    'to: Lähetetty → to: Lahetetty': '14:63 There is no state "Lahetetty". Did you mean "Lähetetty"?',
    'who: [laskutus] → who: [myynti]': '13:60 There is no group of rights "myynti". There are laskutus.',
    'Laskut > Laskutusajot → Kassa': '13:76 There is no place "Kassa". There are Laskut, Saldo.',
  }),
  ...errorCases(withModel, {
    'Avaa **Laskutusajo**.':
      '6:8 The glossary has no "Laskutusajo", which is bold like a name of the product. Did you mean "Laskutusajot"?',
    'Laskun tila on Voimassa.':
      '6:16 "Voimassa" is not a state of what this text is about. The states in content/model.yaml are Luonnos, Lähetetty.',
    '| Tila | Merkitys |\n|---|---|\n| Luonnos | A |\n| Lähetetty | B |\n| Voimassa | C |':
      '10:3 "Voimassa" is not a state of "Lasku", whose states this column lists. The states in content/model.yaml are Luonnos, Lähetetty.',
    '<StateActions of="laskut" />': '6:1 The model has no thing "laskut". Did you mean "lasku"?',
  }),
  'a misspelt key, from which nothing follows for the pages that keep to the model': [
    { ...soundModel, ...changed('buttons: → button:') },
    'model.yaml:4:1 Unknown key "button". Did you mean "buttons"?',
  ],
};

const offErrors: ErrorCases = errorCases(page, {
  '<StateActions of="lasku" />':
    '6:1 <StateActions> needs the feature "product-model", which is off. Turn it on: model.yaml.',
});

test.each(Object.entries({ ...modelErrors, ...offErrors }))('%s', async (_, row) =>
  expectError(await errorsAfter(row[0]), row),
);

test('texts that agree with the model have no errors', async () => expect(await errorsAfter(soundModel)).toEqual([]));
