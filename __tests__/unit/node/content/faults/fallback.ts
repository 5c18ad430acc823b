import { frontMatter, inSite } from '../../../../support/changes';
import type { Changes } from '../../../../support/contentFolder';
import type { Faults } from '../../../../support/faults';

/** A page that only readers of Finnish are shown, with one more line of front matter. */
const limited = (more = 'keywords: []') => frontMatter(`title: Uusi\ndescription: Uutta.\nfallback: false\n${more}`);
const text = (body: string, keys = '') => `---\ntitle: T\ndescription: ${body.slice(0, 2)}\n${keys}---\n\n${body}\n`;

/** Faults: what leads to pages that are not shown for want of a translation. */
export const fallbackFaults: Faults = {
  'a link in a translation': [
    { ...limited(), 'docs/alku.sv.mdx': text('Se [den nya](/docs/uusi).') },
    'docs/alku.sv.mdx:6:4 The link "/docs/uusi" leads to a page that is not shown in the language "sv". Write content/docs/uusi.sv.mdx, or remove the link.',
  ],
  'a link in the footer': [
    { ...limited(), ...inSite('{ to: /docs/alku, label: Alku }', '{ to: /docs/uusi, label: Uusi }') },
    'site.yaml:26:17 The page "/docs/uusi" is not shown in the languages en, sv, but this link is. Translate it, or remove "fallback: false" from content/docs/uusi.mdx.',
  ],
  'an announcement': [
    {
      ...limited(),
      ...inSite('home:', 'announcement: { id: a, content: "[Uusi](/docs/uusi)" }\nhome:'),
    },
    'site.yaml:17:33 The link "/docs/uusi" leads to a page that is not shown in the language "en". Write content/docs/uusi.en.mdx, or remove the link.',
  ],
  'a translation that says it': [
    { ...limited(), 'docs/uusi.sv.mdx': text('Text.', 'fallback: false\n') },
    'docs/uusi.sv.mdx:4:1 "fallback" says nothing in a translation. Write it in content/docs/uusi.mdx.',
  ],
  'a translation that has been published and is gone': [
    { ...limited(), 'published-links.txt': '/docs/uusi\n/en/docs/uusi\n' },
    'published-links.txt:2:1 The address /en/docs/uusi has been published, but the page is not shown in the language "en" now. Keep content/docs/uusi.en.mdx, or remove "fallback: false" from content/docs/uusi.mdx.',
  ],
};

/** What may lead to such pages: originals, and translations in a language that has the page. */
export const soundFallback: Readonly<Record<string, Changes>> = {
  'a link in an original': { ...limited(), 'docs/alku.mdx': text('Lue [uusi](/docs/uusi).'), 'docs/alku.sv.mdx': null },
  'a link in a translation into a language that has the page': {
    ...limited(),
    'docs/uusi.sv.mdx': text('Text.'),
    'docs/alku.sv.mdx': text('Se [den nya](/docs/uusi).'),
  },
  'an alias': limited('aliases: [/docs/vanha]'),
};
