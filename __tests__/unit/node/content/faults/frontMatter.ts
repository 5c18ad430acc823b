import { frontMatter, withKeys } from '../../../../support/changes';
import { empty, missing, type Faults } from '../../../../support/faults';

/** Faults: front matter that does not fit. */
export const frontMatterFaults: Faults = {
  'a misspelt key': [
    frontMatter('titel: Uusi\ndescription: Uusi sivu.'),
    '2:1 Unknown key "titel".',
    'Did you mean "title"?',
  ],
  'a key that is like no other': [
    withKeys('zzzzzzzz: 1'),
    '4:1 Unknown key "zzzzzzzz".',
    'The keys are title, description, keywords, aliases, oldAnchors, draft, unlisted, fallback, checks, sidebar_label, sidebar_position, toc_min_heading_level, toc_max_heading_level, hide_table_of_contents, displayed_sidebar, pagination_label, pagination_prev, pagination_next, tags, affects, date, released, reviewed.',
  ],
  'no title': missing(frontMatter('description: Uusi sivu.'), '2:1', 'title'),
  'a title without text': empty(frontMatter('title:\ndescription: Uusi sivu.'), '2:7', 'title'),
  'an empty title': empty(frontMatter('title: ""\ndescription: Uusi sivu.'), '2:8', 'title'),
  'a list as title': [
    frontMatter('title: [a, b]\ndescription: Uusi sivu.'),
    '2:8 "title" must be a text, but it is a list.',
  ],
  'a number as title': [
    frontMatter('title: 2025\ndescription: Uusi sivu.'),
    '2:8 "title" must be a text, but it is the number 2025.',
    'Put quotation marks around it: "2025"',
  ],
  'a title that is too long': [
    frontMatter(`title: ${'x'.repeat(61)}\ndescription: Uusi sivu.`),
    '2:8 "title" has 61 characters, more than the 60 that fit.',
    'Shorten it.',
  ],
  'a description that is too long': [
    frontMatter(`title: Uusi\ndescription: ${'x'.repeat(156)}`),
    '3:14 "description" has 156 characters, more than the 155 that fit.',
    'Shorten it.',
  ],
  'a heading level that is too great': [
    withKeys('toc_max_heading_level: 7'),
    '4:24 "toc_max_heading_level" is 7, which is too great.',
    'Write a number up to 6.',
  ],
  'a heading level that is too small': [
    withKeys('toc_min_heading_level: 1'),
    '4:24 "toc_min_heading_level" is 1, which is too small.',
    'Write a number from 2 up.',
  ],
  'half a heading level': [
    withKeys('toc_min_heading_level: 2.5'),
    '4:24 "toc_min_heading_level" must be a whole number, but it is the number 2.5.',
  ],
  'heading levels in the wrong order': [
    withKeys('toc_min_heading_level: 4\ntoc_max_heading_level: 3'),
    '4:24 The lowest heading level of the contents is above the highest.',
    'Swap the two numbers.',
  ],
  'a text instead of a list': [
    withKeys('keywords: saldo'),
    '4:11 "keywords" must be a list, but it is a text.',
    'Put square brackets around it: [saldo]',
  ],
  '"yes" instead of true': [withKeys('draft: yes'), '4:8 "draft" must be true or false, but it is a text.'],
  'no front matter': [
    { 'docs/uusi.mdx': 'Teksti.\n' },
    '1:1 This file has no front matter.',
    'Start it with "---", the lines title: and description:, and "---".',
  ],
  'an empty line before the front matter': [
    { 'docs/uusi.mdx': '\n---\ntitle: A\n---\n' },
    '1:1 There is an empty line before the front matter.',
    'Start the file with "---".',
  ],
  'a dash in place of the hyphens': [
    { 'docs/uusi.mdx': '—\ntitle: A\n—\n' },
    '1:1 The first line is "—" instead of "---".',
    'Write three hyphens. Word and Google Docs turn them into a dash.',
  ],
  'front matter without an end': [
    { 'docs/uusi.mdx': '---\ntitle: A\n\nTeksti.\n' },
    '1:1 The front matter does not end.',
    'Write "---" on a line of its own after its last key.',
  ],
  'front matter that ends with dots': [
    { 'docs/uusi.mdx': '---\ntitle: A\n...\n\nTeksti.\n' },
    '1:1 The front matter ends with "...".',
    'Write "---" on a line of its own after its last key.',
  ],
  'a text that a comment ends': [
    frontMatter('title: Tilaus #123\ndescription: "Kohta # 3" # kuvaus\ndraft: true # vielä'),
    '2:14 This text ends before the "#", which starts a comment.',
    'Put quotation marks around the whole text.',
  ],
  'empty front matter': [
    { 'docs/uusi.mdx': '---\n---\n\nTeksti.\n' },
    '2:1 The front matter is empty.',
    'Write its entries.',
  ],
  'a list as front matter': [frontMatter('- a'), '2:1 The front matter must be a group of keys, but it is a list.'],
  'a day that no month has': [
    withKeys('reviewed: 2024-02-30'),
    '4:11 This is no day of the calendar.',
    'Write it as year-month-day, such as 2024-05-17.',
  ],
  'a draft that is unlisted too': [
    withKeys('draft: true\nunlisted: true'),
    '5:11 A draft is not published, so it cannot be unlisted.',
    'Remove "draft" to publish the page, or "unlisted".',
  ],
  'a release note of a day that no month has': [
    withKeys('date: 2024-02-30'),
    '4:7 This is no day of the calendar.',
    'Write it as year-month-day, such as 2024-05-17.',
  ],
};
