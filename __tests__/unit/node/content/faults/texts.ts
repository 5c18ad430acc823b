import { page } from '../../../../support/changes';
import type { Changes } from '../../../../support/contentFolder';
import type { Fault, Faults } from '../../../../support/faults';
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

const unknownName = (
  mdx: string,
  place: string,
  name: string,
  hint = `Add it to content/glossary.yaml, or write *${name}* where it is only emphasised.`,
): Fault => [
  withGlossary(mdx),
  `${place} The glossary has no "${name}", which is bold like a name of the product.`,
  hint,
];
const forbidden = (changes: Changes, place: string, found: string): Fault => [
  changes,
  `${place} "${found}" is a spelling that the glossary forbids.`,
  'Write "saldo", or remove "saldokertymä" from the variants in content/glossary.yaml.',
];

/** Faults: names, forbidden spellings, and what two pages share. */
export const textsFaults: Faults = {
  'a bold name that the glossary has not': unknownName('Avaa **Perintä**.', '6:8', 'Perintä'),
  'a misspelt bold name, in a step': unknownName(
    '<Steps>\n\n1. Avaa lasku.\n2. Valitse **Saldoo**.\n\n</Steps>',
    '9:14',
    'Saldoo',
    'Did you mean "saldo"?',
  ),
  'a forbidden spelling': forbidden(withGlossary('Tarkista saldokertymä.'), '6:10', 'saldokertymä'),
  'a forbidden spelling, inflected, in the second line of a list item': forbidden(
    withGlossary('- Tarkista\n  asiakkaan saldokertymän summa.'),
    '7:13',
    'saldokertymän',
  ),
  'a forbidden spelling in a caption': forbidden(
    withGlossary('<Figure src="./ohjeet/kaavio.svg" alt="Kaavio." caption="Saldokertymästä laskuun." />'),
    '6:58',
    'Saldokertymästä',
  ),
  'a forbidden spelling in the text for those who do not see an image': forbidden(
    withGlossary('Kuva ![Kaavio saldokertymästä](./ohjeet/kaavio.svg)'),
    '6:15',
    'saldokertymästä',
  ),
  'a forbidden spelling in the description': forbidden(
    withGlossary('Teksti.', 'title: Uusi\ndescription: Saldokertymän tarkistus.'),
    '3:14',
    'Saldokertymän',
  ),
  'a forbidden spelling beside another word of its stem': [
    {
      'glossary.yaml':
        'saldo:\n  term: saldo\n  explanation: A.\npaivita:\n  term: Päivitä\n  explanation: B.\n  variants: [virkistä]\n',
      ...page('Virke on lause. Valitse virkistä.'),
    },
    '6:25 "virkistä" is a spelling that the glossary forbids. Write "Päivitä", or remove "virkistä" from the variants in content/glossary.yaml.',
  ],
  'a description that another page has': [
    { ...page('Teksti.'), ...other('Muu teksti.', 'Uusi sivu.') },
    '3:14 content/docs/toinen.mdx has this description, too. Write what this page alone tells.',
  ],
  'a text that another page has': [
    { ...page(`- Alku.\n- ${LONG}.`), ...other(`Alku.\n\n${LONG.replace(' kuusi', '\n*kuusi*')}.`) },
    '7:3 This text also stands in content/docs/toinen.mdx:8. Keep it where readers look for it first, and lead there from here.',
  ],
};
