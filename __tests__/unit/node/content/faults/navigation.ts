import { faultsOf, type Faults } from '../../../../support/faults';
import { frontMatter } from '../../../../support/changes';
import type { Changes } from '../../../../support/contentFolder';

const withKey = (line: string) => frontMatter(`title: Uusi\ndescription: Uusi sivu.\n${line}`);
const draft = { 'docs/kesken.mdx': '---\ntitle: Kesken\ndescription: d\ndraft: true\n---\n\nTeksti.\n' };

/** Faults: the sidebar and the neighbours that a doc's front matter names. */
export const navigationFaults: Faults = {
  ...faultsOf(withKey, {
    'displayed_sidebar: ohjet': '4:20 There is no sidebar "ohjet". Did you mean "ohjeet"?',
    'displayed_sidebar: zzzzzzzz':
      '4:20 There is no sidebar "zzzzzzzz". The sidebars are ohjeet, versiot; null shows none.',
    'pagination_next: /docs/ohjeet/saldot':
      '4:18 The doc "/docs/ohjeet/saldot" that "pagination_next" names does not exist. Did you mean "/docs/ohjeet/saldo"?',
    'pagination_prev: /zzz':
      '4:18 The doc "/zzz" that "pagination_prev" names does not exist. Write the path of a doc, or null for none.',
    'pagination_prev: /blog':
      '4:18 The doc "/blog" that "pagination_prev" names does not exist. Write the path of a doc, or null for none.',
    'pagination_next: ohjeet/saldo': '4:18 This is not a path of the site. Start it with one slash: /docs/saldo',
    'pagination_label: ""': '4:19 "pagination_label" is empty. Write its value, or remove it where it is not needed.',
  }),
  'a next page that is a draft': [
    { ...withKey('pagination_next: /docs/kesken'), ...draft },
    '4:18 The doc "/docs/kesken" that "pagination_next" names is a draft, which is not published. Name another doc, or remove "draft: true" from that one.',
  ],
};

/** Front matter that has no fault: null, and the pages that exist. */
export const soundNavigation: Readonly<Record<string, Changes>> = {
  'no sidebar': withKey('displayed_sidebar: null'),
  'another sidebar': withKey('displayed_sidebar: versiot'),
  'no neighbours': withKey('pagination_prev: null\npagination_next: null'),
  neighbours: withKey('pagination_prev: /docs/alku\npagination_next: /docs/ohjeet/saldo/'),
  'a draft beside a draft': { ...withKey('draft: true\npagination_next: /docs/kesken'), ...draft },
};
