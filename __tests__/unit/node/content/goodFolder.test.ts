import { page, replaced } from '../../../support/changes';
import { removeTemporaryFolders, type Changes } from '../../../support/contentFolder';
import { faultsAfter } from '../../../support/faults';
import { GLOSSARY, sampleGlossary } from '../../../support/media';

afterAll(removeTemporaryFolders);

/** A text that no two pages may share. */
const LONG =
  'Yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista kolmetoista.';

test('the good folder has no faults', async () => {
  expect(await faultsAfter({})).toEqual([]);
});

const rows: [what: string, changes: Changes][] = [
  [
    'a file with byte order mark and CRLF',
    {
      'docs/uusi.mdx':
        '\uFEFF---\r\ntitle: Uusi\r\ndescription: Uusi sivu.\r\n---\r\n\r\n## Otsikko {#oma}\r\n\r\n[oma](#oma)\r\n',
    },
  ],
  ['web and mail addresses in a text', page('Katso www.example.com ja https://example.com ja tuki@example.com.')],
  [
    'links to a post, a tag and the home page',
    page('Katso [lasku](/blog/2025/06/30/kesakuu) ja [x](/blog/tags/uutiset) ja [x](/).'),
  ],
  ['a link with a last slash', page('Katso [saldo](/docs/ohjeet/saldo/).')],
  ['a link with a query', page('Katso [saldo](/docs/alku?x=1).')],
  ['a link with an escaped heading', page('Katso [lasku](/docs/ohjeet/lasku#l%C3%A4hetys).')],
  [
    'a link from a draft to a draft',
    {
      ...page('[b](/docs/toinen)', 'title: Uusi\ndescription: Uusi sivu.\ndraft: true'),
      'docs/toinen.mdx': '---\ntitle: Toinen\ndescription: Toinen sivu.\ndraft: true\n---\n\nTeksti.\n',
    },
  ],
  [
    'a link and a term that lead to a page whose translation is a draft',
    {
      ...page('Katso [saldo](/docs/alku).'),
      ...replaced('docs/alku.sv.mdx', 'title:', 'draft: true\ntitle:'),
      'glossary.yaml': `${GLOSSARY}alku:\n  term: alku\n  explanation: Ensin.\n  page: /docs/alku\n`,
    },
  ],
  ['an image by reference', page('![a][kuva]\n\n[kuva]: ./ohjeet/kaavio.svg')],
  ['a figure', page('<Figure src="./ohjeet/kaavio.svg" alt="a" caption="b" />')],
  ['a heading in a quotation', page('> ## A')],
  [
    'a forbidden spelling in the keywords',
    {
      ...sampleGlossary(),
      ...page('Teksti.', 'title: Uusi\ndescription: Uusi sivu.\nkeywords: [saldokertymä]'),
    },
  ],
  ['a bold word where there is no glossary', page('Valitse **Tallenna**.')],
  ['emphasis that is no name', { ...sampleGlossary(), ...page('Tee se *heti*.') }],
  ['a bold name in capital letters', { ...sampleGlossary(), ...page('Avaa **Saldo**.') }],
  ['a forbidden spelling in code', { ...sampleGlossary(), ...page('Kirjoita `saldokertymä`.') }],
  [
    'a short text on two pages',
    {
      ...page('Katso alempaa.'),
      'docs/toinen.mdx': '---\ntitle: Toinen\ndescription: Toinen.\n---\n\nKatso alempaa.\n',
    },
  ],
  [
    'a text on a page and in its translation',
    {
      ...page(LONG),
      'docs/uusi.sv.mdx': `---\ntitle: Ny\ndescription: Uusi sivu.\n---\n\n${LONG}\n`,
    },
  ],
  ['a text twice on one page', page(`${LONG}\n\n${LONG}`)],
  ['steps without empty lines', page('<Steps>\n1. a\n</Steps>')],
  ['"<" before a space', page('Jos a < b niin.')],
  ['a closing curly bracket', page('Kirjoita } kenttään.')],
  ['a README among the pages', { 'docs/README.md': 'x' }],
];

test.each(rows)('%s is no fault', async (_what, changes) => {
  expect(await faultsAfter(changes)).toEqual([]);
});
