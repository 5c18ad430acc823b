import { errorCases, type ErrorCases } from '../../../../support/errorCases';
import type { Changes } from '../../../../support/contentFolder';
import { doc, written, swap, withKeys, goodText, page } from '../../../../support/changes';

/** A list of redirects, written as "/a → /b, /b → /c". */
const redirects = (list: string): Changes => ({
  'redirects.yaml': list.replace(/(\S+) → ([^,]+)(, )?/g, '- { from: $1, to: "$2" }\n'),
});

const redirectsErrors: ErrorCases = {
  ...errorCases(redirects, {
    '/a → /b, /b → /a': '1:11 The redirects form a loop: /a → /b → /a. Make one of them lead to a page.',
    '/docs/alku → /docs/ohjeet':
      '1:11 There is a page at /docs/alku, so no redirect can start there. Remove the redirect or rename the page.',
    '/sv/docs/alku → /docs/ohjeet':
      '1:11 The address /sv/docs/alku names a language, but a redirect is for all languages. Remove the redirect: there is a page at /docs/alku.',
    '/a → /docs/alkuu': '1:11 The redirect points to /docs/alkuu, which does not exist. Did you mean "/docs/alku"?',
    '/docs/ohjeet/* → /docs/alku':
      '1:11 /docs/ohjeet/* leads away from /docs/ohjeet/lasku, which is there. Write more of the old address before the "*".',
    '/s* → /docs/alku':
      '1:11 /s* leads away from /search, which is there. Write more of the old address before the "*".',
    '/sta* → /docs/alku':
      '1:11 /sta* leads away from /static/, which is there. Write more of the old address before the "*".',
    '/a/*/b → /docs/alku':
      '1:11 A redirect names one address, or with a "*" at its end all that begin like it; other patterns are not read. Write each old address: /hc/fi/articles/1-*',
    '/a/* → /docs/alku, /a/* → /docs/alku':
      '2:11 There is already a redirect from /a/*, in content/redirects.yaml:1:11. Remove one of the two.',
    '/a/* → /a/b': '1:11 The redirects form a loop: /a/* → /a/*. Make one of them lead to a page.',
    '/a/1 → /b/2, /b/* → /a/1': '1:11 The redirects form a loop: /a/1 → /b/* → /a/1. Make one of them lead to a page.',
    '/a → /b/2, /b/* → /docs/alku':
      '1:11 The redirect points to /b/2, which is itself a redirect. Write its target: /docs/alku',
    '/a → /eihän/tämä': '1:11 The redirect points to /eihän/tämä, which does not exist. Write the path of a page.',
    '/a → /b, /b → /docs/alku':
      '1:11 The redirect points to /b, which is itself a redirect. Write its target: /docs/alku',

    '/a → /docs/alku, /a → /docs/ohjeet':
      '2:11 There is already a redirect from /a, in content/redirects.yaml:1:11. Remove one of the two.',
    '/a → /docs/ohjeet/lasku#nope':
      '1:11 The redirect points to a heading that /docs/ohjeet/lasku does not have. Its ids are #tiedot, #lähetys, #lahetys, #step-1, #step-2.',
  }),
  ...errorCases(written('redirects.yaml'), {
    '/docs: /docs/alku\n': '1:1 This file must be a list, but it is a group of keys.',
  }),
  ...errorCases(withKeys, {
    'aliases: [/sv/docs/vanha]':
      '4:11 The address /sv/docs/vanha names a language, but an alias is for all languages. Write it without the language: /docs/vanha',
    'aliases:\n  - /docs/vanha\n  - /docs/alku':
      '6:5 There is a page at /docs/alku, so no alias can start there. Remove the alias or rename the page.',
    'aliases: [/docs/lasku]':
      '4:11 There is already a redirect from /docs/lasku, in content/docs/ohjeet/lasku.mdx:6:11. Remove one of the two.',
    'aliases: [/docs]':
      '4:11 There is already a redirect from /docs, in content/redirects.yaml:1:11. Remove one of the two.',
  }),
  ...errorCases(swap('redirects.yaml'), {
    'from: /docs, → from: docs,': '1:11 This is not a path of the site. Start it with one slash: /docs/saldo',
  }),
  'a redirect to a draft': [
    { ...withKeys('draft: true'), ...redirects('/a → /docs/uusi') },
    'redirects.yaml:1:11 The redirect points to /docs/uusi, which is a draft or for colleagues, so it is not published. Point it to another page, or remove "draft" or "audience" from that one.',
  ],
};

const list = (...lines: string[]): Changes => ({ 'published-links.txt': `# Osoitteet\n${lines.join('\n')}\n` });

const publishedLinksErrors: ErrorCases = {
  ...errorCases(list, {
    '/docs/laskutus/lasku':
      '2:1 The address /docs/laskutus/lasku has been published, but there is no page now. If /docs/ohjeet/lasku has its content now, write in the front matter of content/docs/ohjeet/lasku.mdx: aliases: [/docs/lasku, /docs/laskutus/lasku]',
    '/docs/category/ohjee':
      '2:1 The address /docs/category/ohjee has been published, but there is no page now. Add to content/redirects.yaml: - { from: /docs/category/ohjee, to: /docs/category/ohjeet }',
    '/ei-mitään,näistä':
      '2:1 The address /ei-mitään,näistä has been published, but there is no page now. Add to content/redirects.yaml, with the path of the page that readers want now: - { from: "/ei-mitään,näistä", to: / }',
    '/docs/ohjeet/lasku #tieto #lähetys':
      '2:20 The address /docs/ohjeet/lasku#tieto has been published, but content/docs/ohjeet/lasku.mdx has no such heading now. Write in the front matter of content/docs/ohjeet/lasku.mdx: oldAnchors: { tieto: tiedot }',
    '/docs/alku #ensin':
      '2:12 The address /docs/alku#ensin has been published, but content/docs/alku.mdx has no such heading now. Give content/docs/alku.mdx a heading with this id: ## … {#ensin}',
    '/docs/lasku #summa #tiedot':
      '2:13 The address /docs/lasku#summa has been published, but content/docs/ohjeet/lasku.mdx has no such heading now. Write in the front matter of content/docs/ohjeet/lasku.mdx: oldAnchors: { summa: lähetys }',
    '<<<<<<< HEAD':
      '2:1 This is not a published address. Write a path and the anchors of its headings: /docs/saldo #tilat #haku',
  }),
  'a page that has been renamed, which its headings show': [
    { ...list('/docs/vanha #tila #maksut', '/docs/alku', '/docs/ohjeet/lasku'), ...page('## Tila\n\n## Maksut') },
    'published-links.txt:2:1 The address /docs/vanha has been published, but there is no page now. If /docs/uusi has its content now, write in the front matter of content/docs/uusi.mdx: aliases: [/docs/vanha]',
  ],
  'a page that is a draft now': [
    { ...list('/docs/uusi', '/docs/alku'), ...withKeys('draft: true') },
    'published-links.txt:2:1 The address /docs/uusi has been published, but there is no page now. If /docs/alku has its content now, write in the front matter of content/docs/alku.mdx: aliases: [/docs/uusi]',
  ],
  'a heading whose page has an old anchor already': [
    {
      ...list('/docs/uusi #eka #toka #kolmas'),
      ...withKeys('oldAnchors: { eka: kolmonen, "2024": kolmonen, toka: kolmonen }', '## Kolmonen'),
    },
    'published-links.txt:2:23 The address /docs/uusi#kolmas has been published, but content/docs/uusi.mdx has no such heading now. Write in the front matter of content/docs/uusi.mdx: oldAnchors: { "2024": kolmonen, eka: kolmonen, toka: kolmonen, kolmas: kolmonen }',
  ],
  'a heading of a translation': [
    { ...list('/sv/docs/uusi #början'), ...page('## Början'), 'docs/uusi.sv.mdx': doc('Ny', '## Slutet') },
    'published-links.txt:2:15 The address /sv/docs/uusi#början has been published, but content/docs/uusi.sv.mdx has no such heading now. Write in the front matter of content/docs/uusi.sv.mdx: oldAnchors: { början: slutet }',
  ],
  'an old anchor of a heading that is not there': [
    withKeys('oldAnchors: { vanha: tieto }', '## Tiedot'),
    '4:15 The old anchor "vanha" points to "tieto", which is not a heading of this page. Did you mean "tiedot"?',
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

/** Valid lists of published addresses. */
export const soundPublishedLinks: Readonly<Record<string, Changes>> = {
  'pages, redirects, aliases and translations': list('/', '/docs', '/docs/lasku #tiedot', '/sv/docs/alku', '/blog'),
  'a page in a language without a text of its own': list('/en/docs/ohjeet/lasku #tiedot'),
  'an alias and a redirect that have a last slash': {
    ...list('/docs/vanha', '/docs/vanhin'),
    ...withKeys('aliases: [/docs/vanha/]'),
    'redirects.yaml': `${goodText('redirects.yaml')}- { from: /docs/vanhin/, to: /docs/alku }\n`,
  },
  'a redirect with an anchor of its own': list('/docs/ohjeet/laskut #mitä-vain'),
  'an old anchor': { ...list('/docs/uusi #vanha'), ...withKeys('oldAnchors: { vanha: tiedot }', '## Tiedot') },
};

/** Error cases by topic. */
export const addresses: Readonly<Record<string, ErrorCases>> = {
  'redirects and aliases': redirectsErrors,
  'published addresses': publishedLinksErrors,
};
