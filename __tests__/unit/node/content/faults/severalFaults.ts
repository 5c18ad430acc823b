import { frontMatter, inSite, page, replaced } from '../../../../support/changes';
import type { Faults } from '../../../../support/faults';

/** Faults: several faults. */
export const severalFaultsFaults: Faults = {
  'several faults in one file, in the order of lines': [
    page('# A\n\n#### B\n\n![](./x.svg) [x](/nope) <Foo />'),
    `The content has 6 errors in 1 file.

content/docs/uusi.mdx:6:1
  A page has one title, and the front matter gives it.
  Start the headings of the text with "##".

content/docs/uusi.mdx:8:1
  This heading is on level 4, but the one before it is on level 2.
  Start it with "###".

content/docs/uusi.mdx:10:1
  The image "./x.svg" does not exist.
  Check its name, and its path from this file.

content/docs/uusi.mdx:10:1
  The image "./x.svg" has no text for those who do not see it.
  Write what it shows: ![A diagram of …](./file.svg)

content/docs/uusi.mdx:10:14
  The link "/nope" leads to no page.
  Write the path of a page, such as /docs/pikaohjeet/saldo.

content/docs/uusi.mdx:10:25
  There is no component <Foo>.
  The components are Details, Figure, HostedVideo, Kbd, RightsTable, StateActions, StateChanges, Steps, Tab, Table, Tabs, Term, Video.`,
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
  The value {kaikki} fails: kaikki is not defined.
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
    `The content has 2 errors in 1 file.

content/docs/uusi.mdx:2:1
  Unknown key "titel".
  Did you mean "title"?

content/docs/uusi.mdx:6:8
  This "<" starts a tag that does not end.
  Write \\< for the sign itself, or end the tag with ">".`,
  ],
  'a site.yaml that cannot be used hides no faults that a page has by itself': [
    { ...frontMatter('titel: Uusi\ndescription: Uusi sivu.'), ...inSite('locales:', 'local:') },
    [
      'The content has 2 errors in 2 files.\n',
      'content/docs/uusi.mdx:2:1\n  Unknown key "titel".\n  Did you mean "title"?\n',
      'content/site.yaml:6:1\n  Unknown key "local".\n  Did you mean "locales"?',
    ].join('\n'),
  ],
  'nor does one that is no YAML': [
    { ...inSite('locales:', 'locales: ['), ...page(':::tipp\n\nTeksti.\n\n:::') },
    [
      'The content has 2 errors in 2 files.\n',
      'content/docs/uusi.mdx:6:1\n  There is no ":::tipp".\n  Did you mean "tip"?\n',
      'content/site.yaml:7:3\n  This is not valid YAML: Block collections are not allowed within flow collections.',
    ].join('\n'),
  ],
  'a key of site.yaml that is not known hides nothing': [
    { ...frontMatter('titel: Uusi\ndescription: Uusi sivu.'), ...inSite('navbar:', 'navbra:') },
    [
      'The content has 2 errors in 2 files.\n',
      'content/docs/uusi.mdx:2:1\n  Unknown key "titel".\n  Did you mean "title"?\n',
      'content/site.yaml:11:1\n  Unknown key "navbra".\n  Did you mean "navbar"?',
    ].join('\n'),
  ],
  'files that cannot be read hide only what they alone would tell': [
    {
      'sidebars.yaml': 'ohjeet: [\n',
      'blog/authors.yaml': 'anna: [\n',
      'blog/huono.mdx': '---\ntitle: [\n---\n',
      ...page('[a](/docs/category/ohjeet) [b](/blog/huono) [c](/docs/kadonnut)'),
    },
    [
      'The content has 4 errors in 4 files.\n',
      'content/blog/authors.yaml:2:1\n  A bracket is opened but not closed before this place.\n  Write ] where it ends.\n',
      'content/blog/huono.mdx:3:1\n  A bracket is opened but not closed before this place.\n  Write ] where it ends.\n',
      'content/docs/uusi.mdx:6:45\n  The link "/docs/kadonnut" leads to no page.\n  Write the path of a page, such as /docs/pikaohjeet/saldo.\n',
      'content/sidebars.yaml:2:1\n  A bracket is opened but not closed before this place.\n  Write ] where it ends.',
    ].join('\n'),
  ],
  'synonyms of a page that cannot be read are no faults': [
    {
      ...replaced('docs/ohjeet/saldo.mdx', '| Nolla', '<Foo'),
      'synonyms.fi.yaml': '- { words: [rahat], pages: [/docs/ohjeet/saldo] }\n',
    },
    '8:1 This "<" starts a tag that does not end.',
    'Write \\< for the sign itself, or end the tag with ">".',
  ],
  'links to a page with a fault are no faults': [
    { ...replaced('docs/ohjeet/saldo.mdx', '| Nolla', '<Foo') },
    '8:1 This "<" starts a tag that does not end.',
    'Write \\< for the sign itself, or end the tag with ">".',
  ],
  'links to a post with a fault are no faults': [
    { ...replaced('blog/webinaari.mdx', 'title', 'titel'), ...page('[a](/blog/webinaari)') },
    'blog/webinaari.mdx:2:1 Unknown key "titel".',
    'Did you mean "title"?',
  ],
};
