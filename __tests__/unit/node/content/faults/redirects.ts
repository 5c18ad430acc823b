import { faultsOf, type Faults } from '../../../../support/faults';
import { written, swap, withKeys } from '../../../../support/changes';
import type { Changes } from '../../../../support/contentFolder';

/** A list of redirects, written as "/a → /b, /b → /c". */
const redirects = (list: string): Changes => ({
  'redirects.yaml': list.replace(/(\S+) → ([^,]+)(, )?/g, '- { from: $1, to: "$2" }\n'),
});

/** Faults: redirects and aliases. */
export const redirectsFaults: Faults = {
  ...faultsOf(redirects, {
    '/a → /b, /b → /a': '1:11 The redirect goes in a circle: /a → /b → /a. Let one of them lead to a page.',
    '/a → /a': '1:11 The redirect goes in a circle: /a → /a. Let one of them lead to a page.',
    '/a → /b, /b → /c, /c → /b': '2:11 The redirect goes in a circle: /b → /c → /b. Let one of them lead to a page.',
    '/docs/alku → /docs/ohjeet':
      '1:11 There is a page at /docs/alku, so no redirect can start there. Remove the redirect or rename the page.',
    '/sv/docs/alku → /docs/ohjeet':
      '1:11 The address /sv/docs/alku names a language, but a redirect is for all languages. Remove the redirect: there is a page at /docs/alku.',
    '/a → /docs/alkuu': '1:11 The redirect leads to /docs/alkuu, which does not exist. Did you mean "/docs/alku"?',
    '/a → /eihän/tämä': '1:11 The redirect leads to /eihän/tämä, which does not exist. Write the path of a page.',
    '/a → /b, /b → /docs/alku':
      '1:11 The redirect leads to /b, which is itself a redirect. Write its target: /docs/alku',
    '/a → /docs/lasku':
      '1:11 The redirect leads to /docs/lasku, which is itself a redirect. Write its target: /docs/ohjeet/lasku',
    '/a → /docs/alku, /a → /docs/ohjeet':
      '2:11 There is already a redirect from /a, in content/redirects.yaml:1:11. Remove one of the two.',
    '/a → /docs/ohjeet/lasku#nope':
      '1:11 The redirect leads to a heading that /docs/ohjeet/lasku does not have. Its ids are #tiedot, #lähetys, #lahetys, #step-1, #step-2.',
  }),
  ...faultsOf(written('redirects.yaml'), {
    '/docs: /docs/alku\n': '1:1 This file must be a list, but it is a group of keys.',
  }),
  ...faultsOf(withKeys, {
    'aliases: [/sv/docs/vanha]':
      '4:11 The address /sv/docs/vanha names a language, but an alias is for all languages. Write it without the language: /docs/vanha',
    'aliases:\n  - /docs/vanha\n  - /docs/alku':
      '6:5 There is a page at /docs/alku, so no alias can start there. Remove the alias or rename the page.',
    'aliases: [/docs/lasku]':
      '4:11 There is already a redirect from /docs/lasku, in content/docs/ohjeet/lasku.mdx:6:11. Remove one of the two.',
    'aliases: [/docs]':
      '4:11 There is already a redirect from /docs, in content/redirects.yaml:1:11. Remove one of the two.',
  }),
  ...faultsOf(swap('redirects.yaml'), {
    'from: /docs, → from: docs,': '1:11 This is not a path of the site. Start it with one slash: /docs/saldo',
  }),
  'a redirect to a draft': [
    {
      ...withKeys('draft: true'),
      'redirects.yaml': '- { from: /a, to: /docs/uusi }\n',
    },
    'redirects.yaml:1:11 The redirect leads to /docs/uusi, which is a draft and not published. Lead it to another page, or remove "draft: true" from that one.',
  ],
};
