import { post, postWith } from '../../../../support/changes';
import { empty, missing, type Faults } from '../../../../support/faults';

/** Faults: posts. */
export const postsFaults: Faults = {
  'a day that February does not have': [
    post('date: 2024-02-30'),
    '5:7 This is no day of the calendar.',
    'Write it as year-month-day, such as 2024-05-17.',
  ],
  'a date in no format': [
    post('date: ensi tiistaina'),
    '5:7 This is no day of the calendar.',
    'Write it as year-month-day, such as 2024-05-17.',
  ],
  'two posts on one path': [
    post('slug: webinaari'),
    'blog/webinaari.mdx:1:1 The page /blog/webinaari is already made by content/blog/2025-07-01-uusi.mdx.',
    'Rename one of the two files or give one another slug.',
  ],
  'a draft that is unlisted': [
    post('draft: true\nunlisted: true'),
    '6:11 A draft is not published, so it cannot be unlisted.',
    'Remove "draft" to publish the page, or "unlisted".',
  ],
  'a day in the file name that no month has': [
    post('', '2024-02-30-uusi'),
    'blog/2024-02-30-uusi.mdx The file name starts with 2024-02-30, which is no day of the calendar.',
    'Rename the file: year-month-day first, as in 2024-05-17-webinaari.mdx.',
  ],
  'no date': [
    post('', 'uusi'),
    '2:1 This post has no date.',
    'Add "date: 2024-05-17", or start the file name with 2024-05-17-.',
  ],
  'a post at the page of an author': [
    post('slug: authors/tiimi'),
    '1:1 The site makes the page /blog/authors/tiimi by itself.',
    'Rename the file or give it another slug.',
  ],
  'an author whose key is no address': [
    { 'blog/authors.yaml': 'tiimi: { name: Tuotetiimi }\ntiimi/page/2: { name: Toinen, page: true }\n' },
    '2:37 The key "tiimi/page/2" cannot be the address of a page, for it has a slash.',
    'Write the key without slashes, or remove "page".',
  ],
  'no authors': missing(postWith('title: Uusi\ndescription: Uusi kirjoitus.'), '2:1', 'authors', 'list'),
  'an empty list of authors': empty(
    postWith('title: Uusi\ndescription: Uusi kirjoitus.\nauthors: []'),
    '4:10',
    'authors',
  ),
  'an author instead of a list': [
    postWith('title: Uusi\ndescription: Uusi kirjoitus.\nauthors: tiimi'),
    '4:10 "authors" must be a list, but it is a text.',
    'Put square brackets around it: [tiimi]',
  ],
  'a misspelt author': [
    postWith('title: Uusi\ndescription: Uusi kirjoitus.\nauthors: [tiimii]'),
    '4:11 There is no author "tiimii".',
    'Did you mean "tiimi"?',
  ],
  'an unknown author': [
    postWith('title: Uusi\ndescription: Uusi kirjoitus.\nauthors: [asiakaspalvelu]'),
    '4:11 There is no author "asiakaspalvelu".',
    'Add it to content/blog/authors.yaml.',
  ],
  'a misspelt tag': [post('tags: [uutinen]'), '5:8 There is no tag "uutinen".', 'Did you mean "uutiset"?'],
  'an unknown tag': [
    post('tags:\n  - uutiset\n  - webinaarit'),
    '7:5 There is no tag "webinaarit".',
    'Add it to content/blog/tags.yaml.',
  ],
  'a slug with capitals and a space': [
    post('slug: Uusi Kirjoitus'),
    '5:7 This is not a slug.',
    'Use small letters a–z, digits and hyphens: kesakuun-versiotiedote',
  ],
  'a tag key with a capital': [
    { 'blog/tags.yaml': 'Uutiset: { label: Uutiset }\nuutiset: { label: Uutiset }\n' },
    '1:1 This is not a slug.',
    'Use small letters a–z, digits and hyphens: kesakuun-versiotiedote',
  ],
};
