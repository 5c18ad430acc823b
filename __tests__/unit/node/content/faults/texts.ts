import { page } from '../../../../support/changes';
import type { Changes } from '../../../../support/contentFolder';
import { oneFault, type FaultRow } from '../../../../support/faults';
import { sampleGlossary } from '../../../../support/media';

const withGlossary = (mdx: string, frontMatter?: string): Changes => ({
  ...sampleGlossary(),
  ...page(mdx, frontMatter),
});
const other = (mdx: string, description = 'Toinen sivu.'): Changes => ({
  'docs/toinen.mdx': `---\ntitle: Toinen\ndescription: ${description}\n---\n\n${mdx}\n`,
});
const LONG =
  'Yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista kolmetoista';

const unknownName = (place: string, name: string, hint: string) =>
  oneFault(place, `The glossary has no "${name}", which is bold like a name of the product.`, hint);
const forbidden = (place: string, found: string) =>
  oneFault(
    place,
    `"${found}" is a spelling that the glossary forbids.`,
    'Write "saldo", or remove "saldokertymä" from the variants in content/glossary.yaml.',
  );

/** Faults: names, forbidden spellings, and what two pages share. */
export const textsFaults: FaultRow[] = [
  [
    'a bold name that the glossary has not',
    withGlossary('Avaa **Perintä**.'),
    unknownName(
      'content/docs/uusi.mdx:6:8',
      'Perintä',
      'Add it to content/glossary.yaml, or write *Perintä* where it is only emphasised.',
    ),
  ],
  [
    'a misspelt bold name, in a step',
    withGlossary('<Steps>\n\n1. Avaa lasku.\n2. Valitse **Saldoo**.\n\n</Steps>'),
    unknownName('content/docs/uusi.mdx:9:14', 'Saldoo', 'Did you mean "saldo"?'),
  ],
  [
    'a bold name that goes on in the next line',
    withGlossary('Valitse kohta **Uusi\nhaku**.'),
    unknownName(
      'content/docs/uusi.mdx:6:17',
      'Uusi haku',
      'Add it to content/glossary.yaml, or write *Uusi haku* where it is only emphasised.',
    ),
  ],
  [
    'a bold name in a table',
    withGlossary('| Kenttä | Merkitys |\n|---|---|\n| **Summa** | Luku. |'),
    unknownName(
      'content/docs/uusi.mdx:8:5',
      'Summa',
      'Add it to content/glossary.yaml, or write *Summa* where it is only emphasised.',
    ),
  ],
  [
    'a forbidden spelling',
    withGlossary('Tarkista saldokertymä.'),
    forbidden('content/docs/uusi.mdx:6:10', 'saldokertymä'),
  ],
  [
    'a forbidden spelling, inflected, in the second line of a list item',
    withGlossary('- Tarkista\n  asiakkaan saldokertymän summa.'),
    forbidden('content/docs/uusi.mdx:7:13', 'saldokertymän'),
  ],
  [
    'a forbidden spelling in a caption',
    withGlossary('<Figure src="./ohjeet/kaavio.svg" alt="Kaavio." caption="Saldokertymästä laskuun." />'),
    forbidden('content/docs/uusi.mdx:6:58', 'Saldokertymästä'),
  ],
  [
    'a forbidden spelling in the text for those who do not see an image',
    withGlossary('Kuva ![Kaavio saldokertymästä](./ohjeet/kaavio.svg)'),
    forbidden('content/docs/uusi.mdx:6:15', 'saldokertymästä'),
  ],
  [
    'a forbidden spelling in the description',
    withGlossary('Teksti.', 'title: Uusi\ndescription: Saldokertymän tarkistus.'),
    forbidden('content/docs/uusi.mdx:3:14', 'Saldokertymän'),
  ],
  [
    'a forbidden spelling of two words',
    {
      'glossary.yaml': 'saldo:\n  term: saldo\n  explanation: A.\n  variants: [avoimet saatavat]\n',
      ...page('Laske asiakkaan avoimia saatavia. Jos laskuja on avoimia, saatavat kasvavat.'),
    },
    oneFault(
      'content/docs/uusi.mdx:6:17',
      '"avoimia saatavia" is a spelling that the glossary forbids.',
      'Write "saldo", or remove "avoimet saatavat" from the variants in content/glossary.yaml.',
    ),
  ],
  [
    'a forbidden spelling beside another word of its stem',
    {
      'glossary.yaml':
        'saldo:\n  term: saldo\n  explanation: A.\npaivita:\n  term: Päivitä\n  explanation: B.\n  variants: [virkistä]\n',
      ...page('Virke on lause. Valitse virkistä.'),
    },
    oneFault(
      'content/docs/uusi.mdx:6:25',
      '"virkistä" is a spelling that the glossary forbids.',
      'Write "Päivitä", or remove "virkistä" from the variants in content/glossary.yaml.',
    ),
  ],
  [
    'a description that another page has',
    { ...page('Teksti.'), ...other('Muu teksti.', 'Uusi sivu.') },
    oneFault(
      'content/docs/uusi.mdx:3:14',
      'content/docs/toinen.mdx has this description, too.',
      'Write what this page alone tells.',
    ),
  ],
  [
    'a text that another page has',
    { ...page(`- Alku.\n- ${LONG}.`), ...other(`Alku.\n\n${LONG.replace(' kuusi', '\n*kuusi*')}.`) },
    oneFault(
      'content/docs/uusi.mdx:7:3',
      'This text also stands in content/docs/toinen.mdx:8.',
      'Keep it where readers look for it first, and lead there from here.',
    ),
  ],
];
