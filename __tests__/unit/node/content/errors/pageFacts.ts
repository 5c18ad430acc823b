import { docSchema } from '../../../../../src/node/schema/pageSchemas';
import { errorCases, type ErrorCases } from '../../../../support/errorCases';
import { written, frontMatter, withKeys, post, postWith, doc, inSite, page } from '../../../../support/changes';
import type { Changes } from '../../../../support/contentFolder';
import { added } from '../../../../support/engine';

const yamlSyntaxErrors: ErrorCases = {
  ...errorCases(written('redirects.yaml'), {
    '- { from: /a, to: /docs/alku }\n---\n- { from: /b, to: /docs/alku }\n':
      '2:1 The line "---" starts a second text. Remove it.',
  }),
  ...errorCases(frontMatter, {
    'title: "Uusi\ndescription: Uusi sivu.':
      '2:8 A quotation mark is opened here but not closed. Write the same mark at the end of the text.',
    'title: "Uusi\ndescription: "Uusi sivu."':
      '2:8 A quotation mark is opened here but not closed. Write the same mark at the end of the text.',
    'title: Saldo: siirto\ndescription: Uusi sivu.':
      '2:8 This text has a colon in it. Put quotation marks around the text.',
    'title: "Saldo" ja siirto\ndescription: Uusi sivu.':
      '2:16 There is something after the end of the value. Put quotation marks around the whole text; single ones if it contains double ones.',
    'title: Uusi\ntitle: Vanha\ndescription: Uusi sivu.': '3:1 This key is already there. Remove one of the two.',
    'title: Uusi\n description: Uusi sivu.':
      '2:8 This line and the next do not fit together. Indent neighbouring lines alike, and write a colon and a space after each key.',
    'title:Uusi\ndescription: Uusi sivu.':
      '2:1 This line and the next do not fit together. Indent neighbouring lines alike, and write a colon and a space after each key.',
    'title: @uusi\ndescription: Uusi sivu.': '2:8 A text cannot start with "@". Put quotation marks around the text.',
    'title: *uusi\ndescription: Uusi sivu.': '2:8 A text cannot start with "*". Put quotation marks around the text.',
  }),
  ...errorCases(withKeys, {
    'keywords: [a, b': '5:1 A bracket is opened but not closed before this place. Write ] where it ends.',
    'keywords:\n\t- saldo': '5:1 This line is indented with a tab. Indent with spaces.',
    'keywords:\n  - a\n - b':
      '6:2 This line and the next do not fit together. Indent neighbouring lines alike, and write a colon and a space after each key.',
  }),
};

const frontMatterErrors: ErrorCases = {
  ...errorCases(written('docs/uusi.mdx'), {
    'Teksti.\n':
      '1:1 This file has no front matter. Start it with "---", the lines title: and description:, and "---".',
    '---\n---\n\nTeksti.\n': '2:1 The front matter is empty. Write its entries.',
  }),
  ...errorCases(frontMatter, {
    'titel: Uusi\ndescription: Uusi sivu.': '2:1 Unknown key "titel". Did you mean "title"?',
    'description: Uusi sivu.': '2:1 "title" is missing. Add it: it is a text.',
    'title:\ndescription: Uusi sivu.': '2:7 "title" is empty. Write its value, or remove it where it is not needed.',
    'title: ""\ndescription: Uusi sivu.': '2:8 "title" is empty. Write its value, or remove it where it is not needed.',
    'title: 2025\ndescription: Uusi sivu.':
      '2:8 "title" must be a text, but it is the number 2025. Put quotation marks around it: "2025"',
    '- a': '2:1 The front matter must be a group of keys, but it is a list.',
  }),
  ...errorCases(withKeys, {
    'zzzzzzzz: 1': `4:1 Unknown key "zzzzzzzz". The keys are ${Object.keys(docSchema(added).shape).join(', ')}.`,
    'toc_max_heading_level: 7': '4:24 "toc_max_heading_level" is 7, which is too great. Write a number up to 6.',
    'toc_min_heading_level: 1': '4:24 "toc_min_heading_level" is 1, which is too small. Write a number from 2 up.',
    'toc_min_heading_level: 2.5': '4:24 "toc_min_heading_level" must be a whole number, but it is the number 2.5.',
    'toc_min_heading_level: 4\ntoc_max_heading_level: 3':
      '4:24 The lowest heading level of the contents is above the highest. Swap the two numbers.',
    'keywords: saldo': '4:11 "keywords" must be a list, but it is a text. Put square brackets around it: [saldo]',
    'draft: yes': '4:8 "draft" must be true or false, but it is a text.',
    'reviewed: 2024-02-30': '4:11 This is not a valid date. Write it as year-month-day, such as 2024-05-17.',
    'sidebar_badge: { text: Uusi ja kovin mullistava }':
      '4:24 "sidebar_badge.text" has 24 characters, more than the 20 that fit. Shorten it.',
    'sidebar_badge: { text: Uusi, until: 2027-02-29 }':
      '4:37 This is not a valid date. Write it as year-month-day, such as 2024-05-17.',
    'sidebar_badge: { until: 2027-02-28 }': '4:16 "sidebar_badge.text" is missing. Add it: it is a text.',
    'draft: true\nunlisted: true':
      '5:11 A draft is not published, so it cannot be unlisted. Remove "draft" to publish the page, or "unlisted".',
  }),
  'a title that is too long': [
    frontMatter(`title: ${'x'.repeat(61)}\ndescription: Uusi sivu.`),
    '2:8 "title" has 61 characters, more than the 60 that fit. Shorten it.',
  ],
};

const postsErrors: ErrorCases = {
  ...errorCases(written('blog/authors.yaml'), {
    'tiimi: { name: Tuotetiimi }\ntiimi/page/2: { name: Toinen, page: true }\n':
      '2:37 The key "tiimi/page/2" cannot be the address of a page, for it has a slash. Write the key without slashes, or remove "page".',
  }),
  ...errorCases(written('blog/tags.yaml'), {
    'Uutiset: { label: Uutiset }\nuutiset: { label: Uutiset }\n':
      '1:1 This is not a slug. Use small letters a–z, digits and hyphens: kesakuun-versiotiedote',
  }),
  ...errorCases(post, {
    'date: ensi tiistaina': '5:7 This is not a valid date. Write it as year-month-day, such as 2024-05-17.',
    'slug: webinaari':
      'blog/webinaari.mdx:1:1 The page /blog/webinaari is already made by content/blog/2025-07-01-uusi.mdx. Rename one of the two files or give one another slug.',
    'draft: true\nunlisted: true':
      '6:11 A draft is not published, so it cannot be unlisted. Remove "draft" to publish the page, or "unlisted".',
    'slug: authors/tiimi':
      '1:1 The site makes the page /blog/authors/tiimi by itself. Rename the file or give it another slug.',
    'slug: archive': '1:1 The site makes the page /blog/archive by itself. Rename the file or give it another slug.',
    'tags: [uutinen]': '5:8 There is no tag "uutinen". Did you mean "uutiset"?',
    'tags:\n  - uutiset\n  - webinaarit': '7:5 There is no tag "webinaarit". Add it to content/blog/tags.yaml.',
  }),
  ...errorCases(postWith, {
    'title: Uusi\ndescription: Uusi kirjoitus.': '2:1 "authors" is missing. Add it: it is a list.',
    'title: Uusi\ndescription: Uusi kirjoitus.\nauthors: [tiimii]':
      '4:11 There is no author "tiimii". Did you mean "tiimi"?',
    'title: Uusi\ndescription: Uusi kirjoitus.\nauthors: [asiakaspalvelu]':
      '4:11 There is no author "asiakaspalvelu". Add it to content/blog/authors.yaml.',
  }),
  ...errorCases((name) => post('', name), {
    '2024-02-30-uusi':
      'blog/2024-02-30-uusi.mdx The file name starts with 2024-02-30, which is not a valid date. Rename the file: year-month-day first, as in 2024-05-17-webinaari.mdx.',
    uusi: '2:1 This post has no date. Add "date: 2024-05-17", or start the file name with 2024-05-17-.',
  }),
};

/** A new page with this file name. */
const file = (name: string) => ({ [name]: doc('Uusi') });

const pagesErrors: ErrorCases = {
  ...errorCases(file, {
    'docs/ohjeet.mdx':
      '1:1 The page /docs/ohjeet is already made by content/docs/ohjeet/index.mdx. Rename one of the two files.',
    'docs/category/ohjeet.mdx': '1:1 The site makes the page /docs/category/ohjeet by itself. Rename the file.',
    'docs/saldot.sv.mdx':
      '1:1 This is the sv translation of /docs/saldot, which has no original. Write content/docs/saldot.mdx or remove the translation.',
    'docs/ohjeet/saldot.sv.mdx':
      '1:1 This is the sv translation of /docs/ohjeet/saldot, which has no original. If content/docs/ohjeet/saldo.mdx is its original now, rename this file to content/docs/ohjeet/saldo.sv.mdx.',
  }),

  ...errorCases(withKeys, {
    'affects:\n  - /docs/ohjeet/saldoo\nreleased: 2025-10':
      '5:5 The page "/docs/ohjeet/saldoo" that this changes does not exist. Did you mean "/docs/ohjeet/saldo"?',
    'released: 2025-13': '4:11 This is not a month. Write it as year-month, such as 2025-10.',
    'affects:\n  - /docs/ohjeet/saldo\nreleased: 2025-10':
      '5:5 The text does not link to "/docs/ohjeet/saldo", which this changes. Link to it from the item that describes the change.',
  }),
  'no docs that others lead to': [
    { docs: null },
    'docs There are no pages. Write the first one: docs/start.mdx, with title and description.',
  ],
  'a translation whose original has an error': [
    { ...page('<Fo'), 'docs/uusi.sv.mdx': '---\ntitle: Saldo\ndescription: d\n---\n\nText.\n' },
    '6:1 This "<" starts a tag that does not end. Write \\< for the sign itself, or end the tag with ">".',
  ],
  'a draft under "affects"': [
    { ...withKeys('draft: true'), 'docs/muutos.mdx': doc('M', '', 'affects: [/docs/uusi]\nreleased: 2025-10') },
    'docs/muutos.mdx:4:11 The page "/docs/uusi" that this changes is a draft or for colleagues, so it is not published. Remove the line, or "draft" or "audience" from that page.',
  ],
  'a draft in the footer': [
    { ...withKeys('draft: true'), ...inSite('to: /docs/alku, label: Alku', 'to: /docs/uusi, label: Uusi') },
    'site.yaml:26:17 The page "/docs/uusi" is a draft or for colleagues, so it is not published. Name another page, or remove "draft" or "audience" from that one.',
  ],
  'a change without its month': [
    withKeys('affects:\n  - /docs/ohjeet/saldo', 'Katso [saldo](/docs/ohjeet/saldo/).'),
    '4:1 This page changes others, but does not say when. Add the month of the release: "released: 2025-10".',
  ],
  'an item of a release note that links to another page than it changes': [
    withKeys(
      'affects:\n  - /docs/ohjeet/saldo\nreleased: 2025-10',
      '## Uutta\n\n- Katso [saldo](/docs/ohjeet/saldo).\n\n  - Ja lisää.\n- Katso\n  [alku](/docs/alku).',
    ),
    '14:3 This item links to no page that it changes. Link to the page, and list it under "affects".',
  ],
};

const withKey = (line: string) => frontMatter(`title: Uusi\ndescription: Uusi sivu.\n${line}`);
const draft = { 'docs/kesken.mdx': doc('Kesken', '', 'draft: true') };

const navigationErrors: ErrorCases = {
  ...errorCases(withKey, {
    'displayed_sidebar: ohjet': '4:20 There is no sidebar "ohjet". Did you mean "ohjeet"?',
    'displayed_sidebar: zzzzzzzz':
      '4:20 There is no sidebar "zzzzzzzz". The sidebars are ohjeet, versiot; null shows none.',
    'pagination_next: /docs/ohjeet/saldot':
      '4:18 The doc "/docs/ohjeet/saldot" that "pagination_next" names does not exist. Did you mean "/docs/ohjeet/saldo"?',
    'pagination_prev: /zzz':
      '4:18 The doc "/zzz" that "pagination_prev" names does not exist. Write the path of a doc, or null for none.',
  }),
  'a next page that is a draft': [
    { ...withKey('pagination_next: /docs/kesken'), ...draft },
    '4:18 The doc "/docs/kesken" that "pagination_next" names is a draft or for colleagues, so it is not published. Name another doc, or remove "draft" or "audience" from that one.',
  ],
};

/** Valid front matter: null, and pages that exist. */
export const soundNavigation: Readonly<Record<string, Changes>> = {
  'no sidebar': withKey('displayed_sidebar: null'),
  'another sidebar': withKey('displayed_sidebar: versiot'),
  'no neighbours': withKey('pagination_prev: null\npagination_next: null'),
  neighbours: withKey('pagination_prev: /docs/alku\npagination_next: /docs/ohjeet/saldo/'),
  'a draft beside a draft': { ...withKey('draft: true\npagination_next: /docs/kesken'), ...draft },
};

/** Error cases by topic. */
export const pageFacts: Readonly<Record<string, ErrorCases>> = {
  'YAML that cannot be read': yamlSyntaxErrors,
  'front matter that does not fit': frontMatterErrors,
  posts: postsErrors,
  'pages and what they refer to': pagesErrors,
  'front matter that leads to other pages': navigationErrors,
};
