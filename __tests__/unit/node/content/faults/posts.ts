import { faultsOf, type Faults } from '../../../../support/faults';
import { written, post, postWith } from '../../../../support/changes';

/** Faults: posts. */
export const postsFaults: Faults = {
  ...faultsOf(written('blog/authors.yaml'), {
    'tiimi: { name: Tuotetiimi }\ntiimi/page/2: { name: Toinen, page: true }\n':
      '2:37 The key "tiimi/page/2" cannot be the address of a page, for it has a slash. Write the key without slashes, or remove "page".',
  }),
  ...faultsOf(written('blog/tags.yaml'), {
    'Uutiset: { label: Uutiset }\nuutiset: { label: Uutiset }\n':
      '1:1 This is not a slug. Use small letters a–z, digits and hyphens: kesakuun-versiotiedote',
  }),
  ...faultsOf(post, {
    'date: 2024-02-30': '5:7 This is no day of the calendar. Write it as year-month-day, such as 2024-05-17.',
    'date: ensi tiistaina': '5:7 This is no day of the calendar. Write it as year-month-day, such as 2024-05-17.',
    'slug: webinaari':
      'blog/webinaari.mdx:1:1 The page /blog/webinaari is already made by content/blog/2025-07-01-uusi.mdx. Rename one of the two files or give one another slug.',
    'draft: true\nunlisted: true':
      '6:11 A draft is not published, so it cannot be unlisted. Remove "draft" to publish the page, or "unlisted".',
    'slug: authors/tiimi':
      '1:1 The site makes the page /blog/authors/tiimi by itself. Rename the file or give it another slug.',
    'tags: [uutinen]': '5:8 There is no tag "uutinen". Did you mean "uutiset"?',
    'tags:\n  - uutiset\n  - webinaarit': '7:5 There is no tag "webinaarit". Add it to content/blog/tags.yaml.',
    'slug: Uusi Kirjoitus': '5:7 This is not a slug. Use small letters a–z, digits and hyphens: kesakuun-versiotiedote',
  }),
  ...faultsOf(postWith, {
    'title: Uusi\ndescription: Uusi kirjoitus.': '2:1 "authors" is missing. Add it: it is a list.',
    'title: Uusi\ndescription: Uusi kirjoitus.\nauthors: []':
      '4:10 "authors" is empty. Write its value, or remove it where it is not needed.',
    'title: Uusi\ndescription: Uusi kirjoitus.\nauthors: tiimi':
      '4:10 "authors" must be a list, but it is a text. Put square brackets around it: [tiimi]',
    'title: Uusi\ndescription: Uusi kirjoitus.\nauthors: [tiimii]':
      '4:11 There is no author "tiimii". Did you mean "tiimi"?',
    'title: Uusi\ndescription: Uusi kirjoitus.\nauthors: [asiakaspalvelu]':
      '4:11 There is no author "asiakaspalvelu". Add it to content/blog/authors.yaml.',
  }),
  'a day in the file name that no month has': [
    post('', '2024-02-30-uusi'),
    'blog/2024-02-30-uusi.mdx The file name starts with 2024-02-30, which is no day of the calendar. Rename the file: year-month-day first, as in 2024-05-17-webinaari.mdx.',
  ],
  'no date': [
    post('', 'uusi'),
    '2:1 This post has no date. Add "date: 2024-05-17", or start the file name with 2024-05-17-.',
  ],
};
