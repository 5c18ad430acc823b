import { errorCases, type ErrorCases } from '../../../../support/errorCases';
import { written, page, frontMatter, inSite } from '../../../../support/changes';

const localesErrors: ErrorCases = {
  ...errorCases(written('locales/sv/terve.json'), {
    '{ "hei": "Hei" }': 'locales/sv/terve.json Nothing uses this file of interface texts. Remove it.',
  }),
  ...errorCases(written('locales/sv/serach.json'), {
    '{ "none": "Inget" }': 'locales/sv/serach.json Nothing uses this file of interface texts. Did you mean "search"?',
  }),
  ...errorCases(written('locales/fi/parts.json'), {
    '{\n  "failedTitel": "Osa ei toimi"\n}': '2:3 Nothing uses the text "failedTitel". Did you mean "failedTitle"?',
    '{\n  "tableMatrix": "Ruudukko"\n}':
      'locales/fi/parts.json:2:3 The text "tableMatrix" belongs in another catalogue. Move it to content/locales/fi/content.json.',
    '{\n  "failedText": "Hei",\n  "failedText": "Moi"\n}': '3:3 This key is already there. Remove one of the two.',
    '{ "failedText": "" }': '1:17 The text "failedText" is empty or no text. Write the text in quotation marks.',
    '{\n  "failedText": "position 1",\n  "failedTitle": \'b\',\n  "hyvä": "c"\n}':
      'locales/fi/parts.json:3:18 This is not valid JSON. Look for a comma, a bracket or a quotation mark that is missing or too many.',
    '["a"]': 'locales/fi/parts.json This file must be a group of texts. Write { "key": "text" }.',
  }),
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
