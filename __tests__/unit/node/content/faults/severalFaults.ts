import { frontMatter, inSite, page, replaced } from '../../../../support/changes';
import type { Faults } from '../../../../support/faults';

/** Faults: several faults. */
export const severalFaultsFaults: Faults = {
  'several faults in one file, in the order of lines': [
    page('# A\n\n#### B\n\n![](./x.svg) [x](/nope) <Foo />'),
    [
      'docs/uusi.mdx:6:1 A page has one title, and the front matter gives it.',
      'docs/uusi.mdx:8:1 This heading is on level 4, but the one before it is on level 2.',
      'docs/uusi.mdx:10:1 The image "./x.svg" does not exist.',
      'docs/uusi.mdx:10:1 The image "./x.svg" has no text for those who do not see it.',
      'docs/uusi.mdx:10:14 The link "/nope" leads to no page.',
      'docs/uusi.mdx:10:25 There is no component <Foo>.',
    ],
  ],
  'several faults in several files, in the order of files': [
    {
      ...frontMatter('titel: Uusi\ndescription: Uusi sivu.'),
      ...replaced('docs/ohjeet/saldo.mdx', '| Nolla | Kaikki on maksettu. |\n', '| Nolla | {kaikki} |\n\n#### Loppu\n'),
      ...replaced('sidebars.yaml', '- ohjeet/saldo', '- ohjeet/saldot'),
      ...inSite('support: /docs/alku', 'support: /docs/alk'),
    },
    `The content has 5 errors in 4 files.

content/docs/ohjeet/saldo.mdx:8:11
  The value {kaikki} is not a constant.
  Content holds only constants, such as {3} or {"text"}. For a curly bracket itself write \\{.

content/docs/ohjeet/saldo.mdx:10:1
  This heading is on level 4, but it is the first of the page.
  Start it with "##".

content/docs/uusi.mdx:2:1
  Unknown key "titel".
  Did you mean "title"?

content/sidebars.yaml:12:11
  There is no doc "ohjeet/saldot".
  Did you mean "ohjeet/saldo"?

content/site.yaml:20:12
  The path "/docs/alk" is no page of the site.
  Did you mean "/docs/alku"?`,
  ],
  'faults in a file with byte order mark and CRLF': [
    { 'docs/uusi.mdx': '\uFEFF---\r\ntitel: Uusi\r\ndescription: d\r\n---\r\n\r\nTeksti <b.\r\n' },
    ['docs/uusi.mdx:2:1 Unknown key "titel".', 'docs/uusi.mdx:6:8 This "<" starts a tag that does not end.'],
  ],
  'a site.yaml that cannot be used hides no faults that a page has by itself': [
    { ...frontMatter('titel: Uusi\ndescription: Uusi sivu.'), ...inSite('locales:', 'local:') },
    ['docs/uusi.mdx:2:1 Unknown key "titel".', 'site.yaml:6:1 Unknown key "local".'],
  ],
  'nor does one that is no YAML': [
    { ...inSite('locales:', 'locales: ['), ...page(':::tipp\n\nTeksti.\n\n:::') },
    [
      'docs/uusi.mdx:6:1 There is no ":::tipp".',
      'site.yaml:7:3 This is not valid YAML: Block collections are not allowed within flow collections.',
    ],
  ],
  'a key of site.yaml that is not known hides nothing': [
    { ...frontMatter('titel: Uusi\ndescription: Uusi sivu.'), ...inSite('navbar:', 'navbra:') },
    ['docs/uusi.mdx:2:1 Unknown key "titel".', 'site.yaml:11:1 Unknown key "navbra".'],
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
      'docs/uusi.mdx:6:45 The link "/docs/kadonnut" leads to no page.',
      'sidebars.yaml:2:1 A bracket is opened but not closed before this place.',
    ],
  ],
};
