import { errorCases, type ErrorCase, type ErrorCases } from '../../../../support/errorCases';
import { written, page, frontMatter, inSite, doc } from '../../../../support/changes';
import type { Changes } from '../../../../support/contentFolder';
import { sampleGlossary } from '../../../../support/media';

/** Two kinds whose pages link to each other. */
const KINDS = 'pikaohje: { under: docs/pikaohjeet, paired: [ohje] }\nohje: { under: docs/ohjeet }\n';

/** A quick guide and a guide with these texts. */
const pair = (quick: string, guide: string): Changes => ({
  'kinds.yaml': KINDS,
  'docs/pikaohjeet/maksu.mdx': doc('Pikainen', quick),
  'docs/ohjeet/maksut.mdx': doc('Perusteellinen', guide),
});

/** Kinds and pages without errors. */
export const soundKinds: Changes = pair('[a](/docs/ohjeet/maksut/#osa)\n\n', '## Osa\n\n[b](../pikaohjeet/maksu.mdx)');

const kindsErrors: ErrorCases = {
  ...errorCases(written('kinds.yaml'), {
    'pikaohje: { under: docs/pikaohjeet, paired: [ohja] }\nohje: { under: docs/ohjeet }\n':
      '1:46 There is no kind "ohja". Did you mean "ohje"?',
    'pikaohje: { under: docs/pikaohjeet, paired: [aivanmuu] }\n':
      '1:46 There is no kind "aivanmuu". The kinds are pikaohje.',
    'pikaohje: { under: /docs/pikaohjeet }\n':
      '1:20 This is not a folder of pages. Write it without slashes around: docs/pikaohjeet',
    'pikaohje: { under: docs/pikaohjeet, words: [150] }\n':
      '1:44 "pikaohje.words" has 1 entry, fewer than the 2 that are needed. Add what is missing.',
    'pikaohje: { under: docs/pikaohjeet, words: [350, 150] }\n':
      '1:44 The first number is the larger one. Write the least first: [150, 350].',
  }),
  'a page of a paired kind that links to none of the other': [
    pair('[a](/docs/alku)', '[b](/docs/pikaohjeet/maksu)'),
    'docs/pikaohjeet/maksu.mdx:1:1 This page links to no page of the kind "ohje". Link to the page that explains the subject, and from there back to /docs/pikaohjeet/maksu.',
  ],
  'a page of the other kind that does not link back': [
    pair('[a](/docs/ohjeet/maksut)', 'Teksti.'),
    'docs/pikaohjeet/maksu.mdx:1:1 This page links to pages of the kind "ohje", but none of them links back. Link to /docs/pikaohjeet/maksu from content/docs/ohjeet/maksut.mdx.',
  ],
};

const withGlossary = (mdx: string, frontMatter?: string): Changes => ({
  ...sampleGlossary(),
  ...page(mdx, frontMatter),
});

const LONG =
  'Yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista kolmetoista';

const textsErrors: ErrorCases = {
  ...errorCases(withGlossary, {
    'Avaa **Perintä**.':
      '6:8 The glossary has no "Perintä", which is bold like a name of the product. Add it to content/glossary.yaml, or write *Perintä* where it is only emphasised.',
    '<Steps>\n\n1. Avaa lasku.\n2. Valitse **Saldoo**.\n\n</Steps>':
      '9:14 The glossary has no "Saldoo", which is bold like a name of the product. Did you mean "saldo"?',
    '- Tarkista\n  asiakkaan saldokertymän summa.':
      '7:13 "saldokertymän" is a spelling that the glossary forbids. Write "saldo", or remove "saldokertymä" from the variants in content/glossary.yaml.',
  }),
  'a forbidden spelling in the description': [
    withGlossary('Teksti.', 'title: Uusi\ndescription: Saldokertymän tarkistus.'),
    '3:14 "Saldokertymän" is a spelling that the glossary forbids. Write "saldo", or remove "saldokertymä" from the variants in content/glossary.yaml.',
  ],
  'a forbidden spelling beside another word of its stem': [
    {
      'glossary.yaml':
        'saldo:\n  term: saldo\n  explanation: A.\npaivita:\n  term: Päivitä\n  explanation: B.\n  variants: [virkistä]\n',
      ...page('Virke on lause. Valitse virkistä.'),
    },
    '6:25 "virkistä" is a spelling that the glossary forbids. Write "Päivitä", or remove "virkistä" from the variants in content/glossary.yaml.',
  ],
  'a description that another page has': [
    { ...page('Teksti.', 'title: Uusi\ndescription: Toinen tässä.'), 'docs/toinen.mdx': doc('Toinen', 'Muu teksti.') },
    '3:14 content/docs/toinen.mdx has the same description. Write what only this page is about.',
  ],
  'a text that another page has': [
    {
      ...page(`- Alku.\n- ${LONG}.`),
      'docs/toinen.mdx': doc('Toinen', `Alku.\n\n${LONG.replace(' kuusi', '\n*kuusi*')}.`),
    },
    '7:3 The same text is in content/docs/toinen.mdx:8. Keep it where readers look for it first, and link to it from here.',
  ],
};

/** A page that is shown in Finnish only, with one more line of front matter. */
const limited = (more = 'keywords: []') => frontMatter(`title: Uusi\ndescription: Uutta.\nfallback: false\n${more}`);
const text = (body: string, keys = '') => `---\ntitle: T\ndescription: ${body.slice(0, 2)}\n${keys}---\n\n${body}\n`;

const fallbackErrors: ErrorCases = {
  'a link in a translation': [
    { ...limited(), 'docs/alku.sv.mdx': text('Se [den nya](/docs/uusi).') },
    'docs/alku.sv.mdx:6:4 The link "/docs/uusi" points to a page that is not shown in the language "sv". Write content/docs/uusi.sv.mdx, or remove the link.',
  ],
  'a link in the footer': [
    { ...limited(), ...inSite('{ to: /docs/alku, label: Alku }', '{ to: /docs/uusi, label: Uusi }') },
    'site.yaml:26:17 The page "/docs/uusi" is not shown in the languages en, sv, but this link is. Translate it, or remove "fallback: false" from content/docs/uusi.mdx.',
  ],
  'a translation that says it': [
    { ...limited(), 'docs/uusi.sv.mdx': text('Text.', 'fallback: false\n') },
    'docs/uusi.sv.mdx:4:1 "fallback" has no effect in a translation. Write it in content/docs/uusi.mdx.',
  ],
  'a translation that has been published and is gone': [
    { ...limited(), 'published-links.txt': '/docs/uusi\n/en/docs/uusi\n' },
    'published-links.txt:2:1 The address /en/docs/uusi has been published, but the page is not shown in the language "en" now. Keep content/docs/uusi.en.mdx, or remove "fallback: false" from content/docs/uusi.mdx.',
  ],
};

/** Valid links to such pages: in originals, and in translations of a language that has the page. */
export const soundFallback: Readonly<Record<string, Changes>> = {
  'a link in an original': { ...limited(), 'docs/alku.mdx': text('Lue [uusi](/docs/uusi).'), 'docs/alku.sv.mdx': null },
  'a link in a translation into a language that has the page': {
    ...limited(),
    'docs/uusi.sv.mdx': text('Text.'),
    'docs/alku.sv.mdx': text('Se [den nya](/docs/uusi).'),
  },
  'an alias': limited('aliases: [/docs/vanha]'),
};

const PAGE = doc('Uusi');
/** A file of `docs` whose name is an invalid address. */
export const unusable = (name: string, reason: string): ErrorCase => [
  { [`docs/${name}`]: PAGE },
  `docs/${name} The name of this file ${reason}, so it cannot be the address of a page.`,
  'Rename it; letters, digits and hyphens are enough.',
];
const unread = (name: string, ending: string, renamed: string): ErrorCase => [
  { [name]: PAGE },
  `${name} This file is not read, because its name does not end in "${ending}".`,
  `Rename it to ${renamed}, or write "_" before its name if it is not to be read.`,
];

const fileNamesErrors: ErrorCases = {
  'a line break': unusable('rivi\nvaihto.mdx', 'has a line break or another sign that cannot be seen'),
  'a question mark': unusable('onko?.mdx', 'has "?" in it'),
  'a percent sign': unusable('100%.mdx', 'has "%" in it'),
  'a number sign': unusable('saldo#tila.mdx', 'has "#" in it'),
  'a backslash': unusable('a\\b.mdx', 'has "\\" in it'),
  'letters in parts': unusable('pa\u0308a\u0308.mdx', 'has letters whose dots are signs of their own (Unicode NFD)'),
  'the ending of Markdown': unread('docs/uusi.md', '.mdx', 'uusi.mdx'),
  'the ending of a page in capitals': unread('docs/ohjeet/G.MDX', '.mdx', 'G.mdx'),
  'a post with the long ending of Markdown': unread('blog/uutinen.markdown', '.mdx', 'uutinen.mdx'),
  'the short ending of YAML': unread('redirects.yml', '.yaml', 'redirects.yaml'),
  'the ending of YAML in capitals': unread('blog/tags.YAML', '.yaml', 'tags.yaml'),
};

/** Valid names: files that are served, beside pages, for writers, or ignored by name; and names in any language. */
const SOUND = [
  ...['static/LUE.md', 'static/a.yml', 'docs/esimerkki.yml', 'docs/_LUE.md', 'LUE.md', 'docs/README.md'],
  ...['docs/ohjeet/ReadMe.md', '.ci.yml', 'compose.yml', 'docs/Käyttö & tuki/Näin alkuun, ensin.mdx'],
];
export const soundFileNames: Changes = Object.fromEntries(SOUND.map((name) => [name, PAGE]));

/** Error cases by topic. */
export const kindsAndNames: Readonly<Record<string, ErrorCases>> = {
  'kinds of pages': kindsErrors,
  'what texts say': textsErrors,
  'pages that are not shown in every language': fallbackErrors,
  'names of files': fileNamesErrors,
};
