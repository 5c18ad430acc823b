import { page } from '../../../../support/changes';
import type { Faults } from '../../../../support/faults';

/** Faults: headings and code. */
export const headingsFaults: Faults = {
  'an id of the frame': [
    page('## Alku {#main}'),
    '6:1 The frame of every page already has the id "main".',
    'Give the heading another id: ## Heading {#id}',
  ],
  'a skipped heading level': [
    page('## A\n\n#### B'),
    '8:1 This heading is on level 4, but the one before it is on level 2.',
    'Start it with "###".',
  ],
  'a first heading on level 3': [
    page('### B'),
    '6:1 This heading is on level 3, but it is the first of the page.',
    'Start it with "##".',
  ],
  'a skipped heading level in an admonition': [
    page('## A\n\n:::tip\n#### B\n:::'),
    '9:1 This heading is on level 4, but the one before it is on level 2.',
    'Start it with "###".',
  ],
  'a second title': [
    page('# Otsikko\n\n## B'),
    '6:1 A page has one title, and the front matter gives it.',
    'Start the headings of the text with "##".',
  ],
  'a second title among headings': [
    page('## A\n\n# B\n\n### C'),
    '8:1 A page has one title, and the front matter gives it.',
    'Start the headings of the text with "##".',
  ],
  'one id twice': [
    page('## A {#sama}\n\n## B {#sama}'),
    '8:1 The heading on line 6 already has the id "sama".',
    'Give one of the two another id: ## Heading {#id}',
  ],
  'an id that a later heading gets from its text': [
    page('## B {#sama}\n\n## Sama'),
    '8:1 The heading on line 6 already has the id "sama".',
    'Give one of the two another id: ## Heading {#id}',
  ],
  'two headings of one text': [
    page('## Sama\n\nTeksti.\n\n### *SAMA*'),
    '10:1 The heading on line 6 has the text "SAMA", too.',
    'Say in one of the two what only its part tells.',
  ],
  'an empty heading': [page('## \n\nTeksti'), '6:1 This heading is empty.', 'Write its text or remove it.'],
  'a heading of signs only': [
    page('## ???\n\nTeksti'),
    '6:1 This heading has no letter or digit to make its address of.',
    'Give it an id: ## ??? {#id}',
  ],
  'a misspelt code language': [
    page('```pyhton\n{}\n```'),
    '6:1 The code language "pyhton" is not known.',
    'Did you mean "python"?',
  ],
  'an unknown code language': [
    page('```oma-kieli\n{}\n```'),
    '6:1 The code language "oma-kieli" is not known.',
    'Write one of the usual names, such as js, json, bash or yaml, or text.',
  ],
};
