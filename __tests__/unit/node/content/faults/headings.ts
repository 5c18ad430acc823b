import { faultsOf, type Faults } from '../../../../support/faults';
import { page } from '../../../../support/changes';

/** Faults: headings and code. */
export const headingsFaults: Faults = {
  ...faultsOf(page, {
    '## A\n\n#### B': '8:1 This heading is on level 4, but the one before it is on level 2. Start it with "###".',
    '### B': '6:1 This heading is on level 3, but it is the first of the page. Start it with "##".',
    '## A\n\n:::tip\n#### B\n:::':
      '9:1 This heading is on level 4, but the one before it is on level 2. Start it with "###".',
    '# Otsikko\n\n## B':
      '6:1 A page has one title, and the front matter gives it. Start the headings of the text with "##".',
    '## A\n\n# B\n\n### C':
      '8:1 A page has one title, and the front matter gives it. Start the headings of the text with "##".',
    '## A {#sama}\n\n## B {#sama}':
      '8:1 The heading on line 6 already has the id "sama". Give one of the two another id: ## Heading {#id}',
    '## B {#sama}\n\n## Sama':
      '8:1 The heading on line 6 already has the id "sama". Give one of the two another id: ## Heading {#id}',
    '## Sama\n\nTeksti.\n\n### *SAMA*':
      '10:1 The heading on line 6 has the text "SAMA", too. Say in one of the two what only its part tells.',
    '## \n\nTeksti': '6:1 This heading is empty. Write its text or remove it.',
    '## ???\n\nTeksti': '6:1 This heading has no letter or digit to make its address of. Give it an id: ## ??? {#id}',
    '```pyhton\n{}\n```': '6:1 The code language "pyhton" is not known. Did you mean "python"?',
    '```oma-kieli\n{}\n```':
      '6:1 The code language "oma-kieli" is not known. Write one of the usual names, such as js, json, bash or yaml, or text.',
  }),
};
