import { errorCases, type ErrorCases } from '../../../../support/errorCases';
import type { Changes } from '../../../../support/contentFolder';
import { written, catalogues, page, frontMatter, inSite } from '../../../../support/changes';

const LOCALES = ['fi', 'en', 'sv'] as const;

/** A Finnish UI catalogue with other keys than the other locales. */
const rewritten = (name: string, texts: Readonly<Record<string, string>>): Changes => ({
  [`locales/fi/${name}.json`]: JSON.stringify(texts, undefined, 2),
});

/** A catalogue of no locale. */
const removed = (name: string): Changes =>
  Object.fromEntries(LOCALES.map((code) => [`locales/${code}/${name}.json`, null]));

/** The catalogues of the three locales, written as "Finnish | English | Swedish". */
const ofLocales = (texts: string): Changes => {
  const [fi = '', en = '', sv = ''] = texts.split(' | ');
  return catalogues(fi, en, sv);
};

const localesErrors: ErrorCases = {
  ...errorCases(written('locales/sv/terve.json'), {
    '{ "hei": "Hei" }':
      'locales/sv/terve.json The default locale has no catalogue of this name. Remove it, or write content/locales/fi/terve.json.',
  }),
  ...errorCases(ofLocales, {
    '{ "hei": "Hei" } | { "hei": "Hello" } | {}':
      'locales/sv/terve.json:1:1 The text "hei" is missing. Translate it from content/locales/fi/terve.json.',
    '{\n  "hei": "Hei"\n} | {\n  "hei": "Hello",\n  "moi": "Hi"\n} | { "hei": "Hej" }':
      'locales/en/terve.json:3:3 The text "moi" is not in content/locales/fi/terve.json. Remove it, or add it to the default locale.',
    '{ "hello": "Hei" } | {\n  "helo": "Hello"\n} | { "hello": "Hej" }':
      'locales/en/terve.json:2:3 The text "helo" is not in content/locales/fi/terve.json. Did you mean "hello"?',
    '{\n  "hei": "Hei",\n  "hei": "Moi"\n} | { "hei": "Hello" } | { "hei": "Hej" }':
      '3:3 This key is already there. Remove one of the two.',
    '{ "hei": "" } | { "hei": "Hello" } | { "hei": "Hej" }':
      '1:10 The text "hei" is empty or no text. Write the text in quotation marks.',
    '{ "hei": "a" } | {\n  "hei": "position 1",\n  "moi": \'b\',\n  "hyvä": "c"\n} | { "hei": "Hej" }':
      'locales/en/terve.json:3:10 This is not valid JSON. Look for a comma, a bracket or a quotation mark that is missing or too many.',
    '["a"] | { "hei": "b" } | { "hei": "Hej" }':
      'locales/fi/terve.json This file must be a group of texts. Write { "key": "text" }.',
  }),
  'a missing catalogue': [
    { 'locales/fi/terve.json': '{ "hei": "Hei" }', 'locales/en/terve.json': '{ "hei": "Hello" }' },
    'locales/sv/terve.json This catalogue of UI texts does not exist. Translate content/locales/fi/terve.json into it.',
  ],
  'no catalogues': [
    { locales: null },
    "locales/fi There are no UI texts for the default locale. Copy the JSON files of locales/fi from the site's own content folder.",
  ],
  'no catalogue that the code asks for': [
    removed('parts'),
    [
      'locales/en/parts.json This catalogue of UI texts does not exist.',
      'locales/fi/parts.json This catalogue of UI texts does not exist.',
      'locales/sv/parts.json This catalogue of UI texts does not exist.',
    ],
    'Write it as locales/*/parts.json of the content that comes with the engine.',
  ],
  'no text that the code asks for': [
    rewritten('parts', { failedText: 'Lataa sivu uudelleen.' }),
    '1:1 The text "failedTitle" is missing. Write it as in locales/*/parts.json of the content that comes with the engine.',
  ],
  'a text that the code asks for by another key': [
    rewritten('parts', { failedTitel: 'Osa ei toimi', failedText: 'Lataa sivu uudelleen.' }),
    '2:3 Nothing uses the text "failedTitel". Did you mean "failedTitle"?',
  ],
  'a text that the code asks for in another catalogue': [
    {
      ...rewritten('parts', { failedText: 'Lataa sivu uudelleen.' }),
      ...catalogues('{ "failedTitle": "a" }', '{ "failedTitle": "b" }', '{ "failedTitle": "c" }'),
    },
    'locales/fi/terve.json:1:3 The text "failedTitle" belongs in another catalogue. Move it to content/locales/fi/parts.json.',
  ],
};

const COMPONENT = 'export default function Osa() {\n  return null;\n}\n';

const reactErrors: ErrorCases = {
  ...errorCases(written('blog/2025-07-01-uusi.mdx'), {
    '---\ntitle: Uusi\ndescription: Uusi.\nauthors: [tiimi]\n---\n\nimport "react";\n\nTeksti.\n':
      '7:1 A post cannot have its own components, imports or exports. Write it in Markdown and with the elements of the site.',
  }),
  'two components of one name': [
    { 'components/Osa.tsx': COMPONENT, 'components/muut/Osa.tsx': COMPONENT },
    'components/muut/Osa.tsx:1:1 The name "Osa" is already taken by content/components/Osa.tsx. Give this file another name.',
  ],
  'a component that fails without a property': [
    {
      'components/Osa.tsx': 'export default function Osa({ luku }: { luku: number }) {\n  return luku.toFixed(2);\n}\n',
      ...page('<Osa />'),
    },
    "6:1 <Osa> fails: Cannot read properties of undefined (reading 'toFixed'). Fix it in content/components/Osa.tsx:2:15.",
  ],
  'a component with styles of its own': [
    {
      'components/Osa.tsx': 'export default function Osa() {\n  return <p style={{ color: "red" }}>Osa</p>;\n}\n',
      ...page('<Osa />'),
    },
    'docs/uusi.mdx A component writes "style" on <p>, which the site\'s Content-Security-Policy forbids. Make it by styleSheet of "site/styles".',
  ],
};

const severalErrors: ErrorCases = {
  'several errors in one file, in the order of lines': [
    page('# A\n\n#### B\n\n![](./x.svg) [x](/nope) <Foo />'),
    [
      'docs/uusi.mdx:6:1 A page has one title, and the front matter gives it.',
      'docs/uusi.mdx:8:1 This heading is on level 4, but the one before it is on level 2.',
      'docs/uusi.mdx:10:1 The image "./x.svg" does not exist.',
      'docs/uusi.mdx:10:1 The image "./x.svg" has no text for those who do not see it.',
      'docs/uusi.mdx:10:14 The link "/nope" points to a page that does not exist.',
      'docs/uusi.mdx:10:25 There is no component <Foo>.',
    ],
  ],
  'errors in a file with byte order mark and CRLF': [
    { 'docs/uusi.mdx': '\uFEFF---\r\ntitel: Uusi\r\ndescription: d\r\n---\r\n\r\nTeksti <b.\r\n' },
    ['docs/uusi.mdx:2:1 Unknown key "titel".', 'docs/uusi.mdx:6:8 This "<" starts a tag that does not end.'],
  ],
  'a site.yaml that cannot be used hides no errors of single pages': [
    { ...frontMatter('titel: Uusi\ndescription: Uusi sivu.'), ...inSite('locales:', 'local:') },
    ['docs/uusi.mdx:2:1 Unknown key "titel".', 'site.yaml:6:1 Unknown key "local".'],
  ],
  'files that cannot be read hide only what they alone would tell': [
    {
      'sidebars.yaml': 'ohjeet: [\n',
      'blog/authors.yaml': 'anna: [\n',
      'blog/huono.mdx': '---\ntitle: [\n---\n',
      ...page('[a](/docs/category/ohjeet) [b](/blog/huono) [c](/docs/kadonnut)'),
    },
    [
      'blog/authors.yaml:2:1 A bracket is opened but not closed before this place.',
      'blog/huono.mdx:3:1 A bracket is opened but not closed before this place.',
      'docs/uusi.mdx:6:45 The link "/docs/kadonnut" points to a page that does not exist.',
      'sidebars.yaml:2:1 A bracket is opened but not closed before this place.',
    ],
  ],
};

/** Error cases by topic. */
export const wholeFolder: Readonly<Record<string, ErrorCases>> = {
  'catalogues of UI texts': localesErrors,
  'pages of React': reactErrors,
  'several errors': severalErrors,
};
