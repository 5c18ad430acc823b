import { faultsOf, type Faults } from '../../../../support/faults';
import { written, frontMatter, withKeys } from '../../../../support/changes';

/** Faults: front matter that does not fit. */
export const frontMatterFaults: Faults = {
  ...faultsOf(written('docs/uusi.mdx'), {
    'Teksti.\n':
      '1:1 This file has no front matter. Start it with "---", the lines title: and description:, and "---".',
    '---\n---\n\nTeksti.\n': '2:1 The front matter is empty. Write its entries.',
  }),
  ...faultsOf(frontMatter, {
    'titel: Uusi\ndescription: Uusi sivu.': '2:1 Unknown key "titel". Did you mean "title"?',
    'description: Uusi sivu.': '2:1 "title" is missing. Add it: it is a text.',
    'title:\ndescription: Uusi sivu.': '2:7 "title" is empty. Write its value, or remove it where it is not needed.',
    'title: ""\ndescription: Uusi sivu.': '2:8 "title" is empty. Write its value, or remove it where it is not needed.',
    'title: [a, b]\ndescription: Uusi sivu.': '2:8 "title" must be a text, but it is a list.',
    'title: 2025\ndescription: Uusi sivu.':
      '2:8 "title" must be a text, but it is the number 2025. Put quotation marks around it: "2025"',
    '- a': '2:1 The front matter must be a group of keys, but it is a list.',
  }),
  ...faultsOf(withKeys, {
    'zzzzzzzz: 1':
      '4:1 Unknown key "zzzzzzzz". The keys are title, description, keywords, aliases, oldAnchors, draft, unlisted, fallback, checks, sidebar_label, sidebar_position, toc_min_heading_level, toc_max_heading_level, hide_table_of_contents, displayed_sidebar, pagination_label, pagination_prev, pagination_next, tags, affects, date, released, reviewed.',
    'toc_max_heading_level: 7': '4:24 "toc_max_heading_level" is 7, which is too great. Write a number up to 6.',
    'toc_min_heading_level: 1': '4:24 "toc_min_heading_level" is 1, which is too small. Write a number from 2 up.',
    'toc_min_heading_level: 2.5': '4:24 "toc_min_heading_level" must be a whole number, but it is the number 2.5.',
    'toc_min_heading_level: 4\ntoc_max_heading_level: 3':
      '4:24 The lowest heading level of the contents is above the highest. Swap the two numbers.',
    'keywords: saldo': '4:11 "keywords" must be a list, but it is a text. Put square brackets around it: [saldo]',
    'draft: yes': '4:8 "draft" must be true or false, but it is a text.',
    'reviewed: 2024-02-30': '4:11 This is no day of the calendar. Write it as year-month-day, such as 2024-05-17.',
    'draft: true\nunlisted: true':
      '5:11 A draft is not published, so it cannot be unlisted. Remove "draft" to publish the page, or "unlisted".',
    'date: 2024-02-30': '4:7 This is no day of the calendar. Write it as year-month-day, such as 2024-05-17.',
  }),
  'a title that is too long': [
    frontMatter(`title: ${'x'.repeat(61)}\ndescription: Uusi sivu.`),
    '2:8 "title" has 61 characters, more than the 60 that fit. Shorten it.',
  ],
  'a description that is too long': [
    frontMatter(`title: Uusi\ndescription: ${'x'.repeat(156)}`),
    '3:14 "description" has 156 characters, more than the 155 that fit. Shorten it.',
  ],
};
