import type { Changes } from '../../../../support/contentFolder';
import type { Faults } from '../../../../support/faults';

/** Two kinds, of which the pages of the first and the second link to each other. */
const KINDS = 'pikaohje: { under: docs/pikaohjeet, paired: [ohje] }\nohje: { under: docs/ohjeet }\n';

const doc = (title: string, text: string) => `---\ntitle: ${title}\ndescription: ${title} näin.\n---\n\n${text}\n`;

/** A quick guide and a guide with these texts. */
const pair = (quick: string, guide: string): Changes => ({
  'kinds.yaml': KINDS,
  'docs/pikaohjeet/maksu.mdx': doc('Pikainen', quick),
  'docs/ohjeet/maksut.mdx': doc('Perusteellinen', guide),
});

/** Kinds and pages without a fault. */
export const soundKinds: Changes = pair('[a](/docs/ohjeet/maksut/#osa)\n\n', '## Osa\n\n[b](../pikaohjeet/maksu.mdx)');

/** Faults: kinds of pages, and links between those of paired kinds. */
export const kindsFaults: Faults = {
  'a limit of a kind of page that is no number': [
    { 'budgets.json': '{ "doc": { "html": "9 kB", "script": 1, "data": 1, "requests": 1 } }' },
    'budgets.json "doc.html" is "9 kB". Write a number above 0.',
  ],
  'a page of a paired kind that links to none of the other': [
    pair('[a](/docs/alku)', '[b](/docs/pikaohjeet/maksu)'),
    'docs/pikaohjeet/maksu.mdx:1:1 This page links to no page of the kind "ohje".',
    'Link to the one that tells what it is about, and from there back to /docs/pikaohjeet/maksu.',
  ],
  'a page of the other kind that does not link back': [
    pair('[a](/docs/ohjeet/maksut)', 'Teksti.'),
    'docs/pikaohjeet/maksu.mdx:1:1 No page of the kind "ohje" that this page links to links back.',
    'Link to /docs/pikaohjeet/maksu from content/docs/ohjeet/maksut.mdx.',
  ],
  'a kind that is paired with a misspelt one': [
    { 'kinds.yaml': 'pikaohje: { under: docs/pikaohjeet, paired: [ohja] }\nohje: { under: docs/ohjeet }\n' },
    '1:46 There is no kind "ohja".',
    'Did you mean "ohje"?',
  ],
  'a kind that is paired with an unknown one': [
    { 'kinds.yaml': 'pikaohje: { under: docs/pikaohjeet, paired: [aivanmuu] }\n' },
    '1:46 There is no kind "aivanmuu".',
    'The kinds are pikaohje.',
  ],
  'a folder that is none of pages': [
    { 'kinds.yaml': 'pikaohje: { under: /docs/pikaohjeet }\n' },
    '1:20 This is no folder of pages.',
    'Write it without slashes around: docs/pikaohjeet',
  ],
  'a range of one number': [
    { 'kinds.yaml': 'pikaohje: { under: docs/pikaohjeet, words: [150] }\n' },
    '1:44 "pikaohje.words" has 1 entry, fewer than the 2 that are needed.',
    'Add what is missing.',
  ],
  'a range the wrong way round': [
    { 'kinds.yaml': 'pikaohje: { under: docs/pikaohjeet, words: [350, 150] }\n' },
    '1:44 The first number is the larger one.',
    'Write the least first: [150, 350].',
  ],
};
