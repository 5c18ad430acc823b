import type { Changes } from '../../../../support/contentFolder';
import { GLOSSARY, sampleGlossary, sampleVideo } from '../../../../support/media';
import { fixtureFiles, doc, frontMatter, inSite, page, post, replaced, withKeys } from '../../../../support/changes';
import { soundFileNames, soundKinds } from './kindsAndNames';

/** A text that no two pages may share. */
const LONG =
  'Yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista kolmetoista.';

const LINKS_AND_SIGNS = `Katso [lasku](/docs/ohjeet/lasku#lähetys), [saldo](/docs/ohjeet/saldo/), [tämä](./ohjeet/saldo.mdx),
[alku](/docs/alku?x=1), [sama](/docs/ohjeet/lasku#l%C3%A4hetys), [kirjoitus](/blog/2025/06/30/kesakuu),
[uutiset](/blog/tags/uutiset), [koti](/) ja [ulos](https://example.com). Katso www.example.com,
https://palvelin.fi:8080/haku ja tuki@example.com, ei \`https://palvelin.fi:portti/haku\`. Paina <Kbd>Ctrl</Kbd>.
Kirjoita {3} tai } kenttään; jos a < b tai a \\<b niin. Valitse **Tallenna**.

## ??? {#kysymys}

### Vaihe yksi {#sama}

<Steps>
1. Avaa.
</Steps>

![Kaavio](./ohjeet/kaavio.svg) ja ![a][kuva]

[kuva]: ./ohjeet/kaavio.svg

> ## Lainaus`;

/** Content without errors. */
export const sound: Readonly<Record<string, Changes>> = {
  'the good folder': {},
  'a page with links of every form, and with signs': page(LINKS_AND_SIGNS),
  'a page with every element': {
    ...fixtureFiles('elements'),
    ...inSite('components: trusted', 'components: trusted\nidWords: { step: vaihe }'),
  },
  'a file with byte order mark and CRLF': {
    'docs/uusi.mdx': `\uFEFF${doc('Uusi', '## Otsikko {#oma}\n\n[oma](#oma)').replaceAll('\n', '\r\n')}`,
  },
  'a title and a description of the greatest length': frontMatter(
    `title: ${'x'.repeat(60)}\ndescription: ${'x'.repeat(155)}`,
  ),
  'a link from a draft to a draft': {
    ...withKeys('draft: true', '[b](/docs/toinen)'),
    'docs/toinen.mdx': doc('Toinen', 'Teksti.', 'draft: true'),
  },
  'a link and a term that lead to a page whose translation is a draft': {
    ...page('Katso [saldo](/docs/alku).'),
    ...replaced('docs/alku.sv.mdx', 'title:', 'draft: true\ntitle:'),
    'glossary.yaml': `${GLOSSARY}alku:\n  term: alku\n  explanation: Ensin.\n  page: /docs/alku\n`,
  },
  'a post with its date in the front matter': post('date: 2025-07-01\ntags: [uutiset]', 'uusi'),
  'terms, bold names in capitals, plain emphasis, and forbidden spellings in code and keywords': {
    ...sampleGlossary(),
    ...withKeys(
      'keywords: [saldokertymä]',
      'Katso <Term>saldo</Term> *heti*. Avaa **Saldo**. Kirjoita `saldokertymä`.',
    ),
  },
  'a short text on two pages': { ...page('Katso alempaa.'), 'docs/toinen.mdx': doc('Toinen', 'Katso alempaa.') },
  'a text and its translation': { 'docs/uusi.mdx': doc('Uusi', LONG), 'docs/uusi.sv.mdx': doc('Uusi', LONG) },
  'a text twice on one page': page(`${LONG}\n\n${LONG}`),
  'a release note': withKeys(
    'affects: [/docs/ohjeet/saldo]\nreleased: 2025-10',
    '## Uutta\n\n- Katso [saldo](/docs/ohjeet/saldo).',
  ),
  'release notes at a category': inSite('support: /docs/alku', 'releases: /docs/category/ohjeet'),
  synonyms: { 'synonyms.fi.yaml': '- { spellings: [rahat], pages: [/docs/alku] }\n' },
  'a video': { ...sampleVideo(), ...page('<Video name="nayte" />') },
  'files of any ending that are not pages, and names in any language': soundFileNames,
  'pages of paired kinds that link to each other': soundKinds,
};
