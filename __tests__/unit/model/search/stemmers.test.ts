import { analyserOf } from '../../../../src/model/search/analyser';
import { createMatcher, markText } from '../../../../src/model/search/highlight';
import { wordsOf } from '../../../../src/model/search/normalise';
import { indexFilesOf, openFiles, searchablePage } from '../../../support/localSearch';
import { rowsOf } from '../../../support/rowsOf';

const stemsOf = (locale: string, words: string) => new Set(wordsOf(words).map(analyserOf(locale).stem));

const SAME: Record<string, string> = {
  de: `
    Rechnung Rechnungen, Größe Größen Groesse Grösse Grosse, Bestellung Bestellungen bestellen, Nutzer Nutzern
    Kündigung Kündigungen Kuendigung Kundigung, Straße Straßen Strasse, Häuser Haus Haeusern, Zahlung Zahlungen
    Quelle Quellen, neue neuen neues, Steuer Steuern, aktuell aktuelle
  `,
  en: `
    invoice invoices invoiced invoicing, address addresses addressed, cancel cancels cancelling cancelled
    succeed succeeds succeeded succeeding, company companies, stop stopped stopping
  `,
  fr: `
    facture factures facturer facturé facturés facturée facturées facturees, commande commandes commander
    premier premiers première premières premieres, quantité quantités quantite, abonné abonnés abonnée abonnées
    créer créé créée, général générale generales, réglage reglages, œuvre œuvres oeuvre
  `,
  es: `
    pedido pedidos, factura facturas facturar, configuración configuraciones configuracion, sesión sesiones sesion
    dirección direcciones direccion, página páginas paginas, contraseña contraseñas contrasenas, envío envíos envio
    cancelar cancelado cancelación cancelaciones
  `,
  nb: `
    faktura fakturaer fakturaen fakturaene, ordre ordrer ordren ordrene, kunde kunder kundene
    innstilling innstillinger innstillingen, brukeren brukere, årsak årsaker arsak, søknad søknader soknaden
    vær været vaeret, primær primære, tema temaer
  `,
  da: `
    faktura fakturaer fakturaen fakturaerne, ordre ordrer ordren ordrerne, kunde kunder kunderne
    indstilling indstillinger indstillingen, bruger brugere brugeren, nøgle nøgler nogler, måned måneder maned
    ændring ændringer aendring
  `,
};

test.each(Object.entries(SAME).flatMap(([locale, rows]) => rowsOf(rows).map((forms) => [locale, forms.join(' ')])))(
  'in %s the forms %s have one stem',
  (locale, forms) => expect([...stemsOf(locale, forms)]).toHaveLength(1),
);

test.each([
  ['de', 'Rechnung Rechner Recht Zahl Zahlung'],
  ['en', 'pass past use user cent central'],
  ['fr', 'compte comptoir commande commune'],
  ['es', 'pago página pedido pared'],
  ['nb', 'ordre ord kunde kunst betaling'],
  ['da', 'ordre ord kunde kunst betaling'],
])('in %s %s have different stems', (locale, words) => {
  expect(stemsOf(locale, words).size).toBe(words.split(' ').length);
});

test.each(Object.keys(SAME))('in %s short words and numbers stay', (locale) => {
  expect(['', 'a', '2fa', '2026'].map(analyserOf(locale).stem)).toEqual(['', 'a', '2fa', '2026']);
});

test('a regional code has the stemmer of its language, an unknown language none', () => {
  expect(analyserOf('de-CH').stem('rechnungen')).toBe('rechnung');
  expect(analyserOf('nl').stem('rekeningen')).toBe('rekeningen');
});

const GERMAN = [
  searchablePage('/rechnung', {
    lang: 'de',
    title: 'Rechnung drucken',
    sections: [
      { id: '', heading: '', text: 'Öffnen Sie die Rechnung. Die Größe des Papiers steht in der Einstellung.' },
    ],
  }),
  searchablePage('/kunde', {
    lang: 'de',
    title: 'Kunden anlegen',
    sections: [
      {
        id: 'nummer',
        heading: 'Nummer',
        text: 'Jeder Kunde hat eine Kundennummer, eine Adresse und eine Rechnungsadresse.',
      },
    ],
  }),
  searchablePage('/lager', {
    lang: 'de',
    title: 'Lager',
    sections: [{ id: '', heading: '', text: 'Die Waren liegen in einer Straße.' }],
  }),
];

test.each([
  ['Rechnungen', ['/rechnung', '/kunde']],
  ['Größen', ['/rechnung']],
  ['Groessen', ['/rechnung']],
  ['grossen', ['/rechnung']],
  ['nummern', ['/kunde']],
  ['Kundennummern', ['/kunde']],
  ['strassen', ['/lager']],
  ['Einstellu', ['/rechnung']],
])('"%s" finds the German pages %s', async (query, paths) => {
  const { hits } = await openFiles(indexFilesOf(GERMAN)).index.find(query, () => true);
  expect(hits.map(({ page }) => GERMAN[page]?.path)).toEqual(paths);
});

test('the words of a German text are marked in other forms and in compounds', () => {
  const analyser = analyserOf('de');
  const known = stemsOf('de', 'Rechnung Adresse');
  const matcher = createMatcher(stemsOf('de', 'Rechnungen Grössen'), analyser, (stem) => known.has(stem));
  const marked = markText('Die Größe der Rechnung und die Rechnungsadresse.', matcher).filter(({ isMatch }) => isMatch);
  expect(marked.map(({ text, isCompound }) => [text, isCompound])).toEqual([
    ['Größe', undefined],
    ['Rechnung', undefined],
    ['Rechnungsadresse', true],
  ]);
});
