import { faultsOf, type Faults } from '../../../../support/faults';
import { goodText, page, replaced, withKeys } from '../../../../support/changes';
import type { Changes } from '../../../../support/contentFolder';

const list = (...lines: string[]): Changes => ({ 'published-links.txt': `# Osoitteet\n${lines.join('\n')}\n` });

/** Faults: addresses that have been published. */
export const publishedLinksFaults: Faults = {
  ...faultsOf(list, {
    '/docs/laskutus/lasku':
      '2:1 The address /docs/laskutus/lasku has been published, but there is nothing now. If /docs/ohjeet/lasku has its content now, write in the front matter of content/docs/ohjeet/lasku.mdx: aliases: [/docs/lasku, /docs/laskutus/lasku]',
    '/docs/category/ohjee':
      '2:1 The address /docs/category/ohjee has been published, but there is nothing now. Add to content/redirects.yaml: - { from: /docs/category/ohjee, to: /docs/category/ohjeet }',
    '/ei-mitään,näistä':
      '2:1 The address /ei-mitään,näistä has been published, but there is nothing now. Add to content/redirects.yaml, with the path of the page that readers want now: - { from: "/ei-mitään,näistä", to: / }',
    '/docs/ohjeet/lasku #tieto #lähetys':
      '2:20 The address /docs/ohjeet/lasku#tieto has been published, but content/docs/ohjeet/lasku.mdx has no such heading now. Write in the front matter of content/docs/ohjeet/lasku.mdx: oldAnchors: { tieto: tiedot }',
    '/docs/alku #ensin':
      '2:12 The address /docs/alku#ensin has been published, but content/docs/alku.mdx has no such heading now. Give content/docs/alku.mdx a heading with this id: ## … {#ensin}',
    '/docs/lasku #summa #tiedot':
      '2:13 The address /docs/lasku#summa has been published, but content/docs/ohjeet/lasku.mdx has no such heading now. Write in the front matter of content/docs/ohjeet/lasku.mdx: oldAnchors: { summa: lähetys }',
    '<<<<<<< HEAD':
      '2:1 This is no published address. Write a path and the anchors of its headings: /docs/saldo #tilat #haku',
  }),
  'a page that has been renamed, which its headings show': [
    {
      ...list('/docs/vanha #tila #maksut', '/docs/alku', '/docs/ohjeet/lasku'),
      ...page('## Tila\n\nTeksti.\n\n## Maksut'),
    },
    'published-links.txt:2:1 The address /docs/vanha has been published, but there is nothing now. If /docs/uusi has its content now, write in the front matter of content/docs/uusi.mdx: aliases: [/docs/vanha]',
  ],
  'an alias that is gone': [
    { ...list('/docs/lasku'), ...replaced('docs/ohjeet/lasku.mdx', 'aliases: [/docs/lasku]\n', '') },
    '2:1 The address /docs/lasku has been published, but there is nothing now. If /docs/ohjeet/lasku has its content now, write in the front matter of content/docs/ohjeet/lasku.mdx: aliases: [/docs/lasku]',
  ],
  'a page that is a draft now': [
    { ...list('/docs/uusi', '/docs/alku'), ...withKeys('draft: true') },
    'published-links.txt:2:1 The address /docs/uusi has been published, but there is nothing now. If /docs/alku has its content now, write in the front matter of content/docs/alku.mdx: aliases: [/docs/uusi]',
  ],
  'a heading whose page has an old anchor already': [
    {
      ...list('/docs/uusi #eka #toka #kolmas'),
      ...withKeys('oldAnchors: { eka: kolmonen, "2024": kolmonen, toka: kolmonen }', '## Kolmonen'),
    },
    'published-links.txt:2:23 The address /docs/uusi#kolmas has been published, but content/docs/uusi.mdx has no such heading now. Write in the front matter of content/docs/uusi.mdx: oldAnchors: { "2024": kolmonen, eka: kolmonen, toka: kolmonen, kolmas: kolmonen }',
  ],
  'a heading of a translation': [
    {
      ...list('/sv/docs/uusi #början'),
      ...page('## Början'),
      'docs/uusi.sv.mdx': '---\ntitle: Ny\ndescription: Ny sida.\n---\n\n## Slutet\n',
    },
    'published-links.txt:2:15 The address /sv/docs/uusi#början has been published, but content/docs/uusi.sv.mdx has no such heading now. Write in the front matter of content/docs/uusi.sv.mdx: oldAnchors: { början: slutet }',
  ],
  'an old anchor of a heading that is not there': [
    withKeys('oldAnchors: { vanha: tieto }', '## Tiedot'),
    '4:15 The old anchor "vanha" leads to "tieto", which is no heading of this page. Did you mean "tiedot"?',
  ],
  'an old anchor that is still a heading': [
    withKeys('oldAnchors: { tiedot: haku }', '## Tiedot\n\n## Haku'),
    '4:15 The old anchor "tiedot" is still an id of this page: the heading on line 7 has it. Remove it from "oldAnchors".',
  ],
  'an old anchor with its sign': [
    withKeys('oldAnchors: { vanha: "#tiedot" }', '## Tiedot'),
    '4:22 This is not the id of a heading. Write it without # and spaces: laskun-tiedot',
  ],
};

/** Lists of published addresses that all lead somewhere. */
export const soundPublishedLinks: Readonly<Record<string, Changes>> = {
  'pages, redirects, aliases and translations': list('/', '/docs', '/docs/lasku #tiedot', '/sv/docs/alku', '/blog'),
  'a page in a language without a text of its own': list('/en/docs/ohjeet/lasku #tiedot'),
  'an alias and a redirect that have a last slash': {
    ...list('/docs/vanha', '/docs/vanhin'),
    ...withKeys('aliases: [/docs/vanha/]'),
    'redirects.yaml': `${goodText('redirects.yaml')}- { from: /docs/vanhin/, to: /docs/alku }\n`,
  },
  'a redirect with an anchor of its own': list('/docs/ohjeet/laskut #mitä-vain'),
  'an old anchor': {
    ...list('/docs/uusi #vanha'),
    ...withKeys('oldAnchors: { vanha: tiedot }', '## Tiedot'),
  },
};
