import { inSite } from '../../../../../__tests__/support/changes';
import { expectError, errorsAfter, errorCases, type ErrorCases } from '../../../../../__tests__/support/errorCases';
import type { FeatureSite } from '../../../../extend';
import { announcement as feature } from '../../feature';
import { dataOf } from '../../../../../__tests__/support/setUp';

/** The good site.yaml with an announcement on lines 22 and 23. */
const announcement = (facts: string) => inSite('footer:', `announcement:\n  ${facts}\nfooter:`);

const announcementErrors: ErrorCases = {
  ...errorCases(announcement, {
    'id: kesä':
      '23:3 "announcement.content" is missing. Write a text, or one text per locale: { fi: …, en: …, sv: … }.',
    "content: ''": '23:12 "announcement.content" is empty. Write its value, or remove it where it is not needed.',
    "content: { fi: '', en: Hi }":
      '23:18 "announcement.content.fi" is empty. Write its value, or remove it where it is not needed.',
    'content: { en: Hi, sv: Hej }': '23:3 The announcement has no text in the default language, "fi". Add it: fi: …',
    'content: { fi: Hei, de: Hallo }': '23:23 The site has no language "de". Its languages are fi, en, sv.',
    "content: { fi: 'Katso [tämä](/docs/alkuu)' }":
      '23:18 The path "/docs/alkuu" is not a page of the site. Did you mean "/docs/alku"?',
    "content: 'Katso [tämä](https://pieni.example.com/en/docs/alkuu)'":
      '23:12 The path "/docs/alkuu" is not a page of the site. Did you mean "/docs/alku"?',
    "content: 'Katso [tämä](/hinnasto.pdf)'":
      '23:12 The file "/hinnasto.pdf" does not exist. Put it into the project\'s folder: static/hinnasto.pdf',
    "content: 'Katso [tämä](javascript:alert)'":
      '23:12 The announcement\'s link "javascript:alert" is not a page or address. Write the path of a page, /docs/saldo, or a whole address: https://tuki.example.com',
    "content: Hei\n  backgroundColor: red\n  textColor: '#000000'":
      '24:20 This is not a colour. Write it with six digits, in quotation marks: "#0b664b"',
    "content: Hei\n  textColor: '#000000'":
      '23:3 An announcement has one colour of two. Write both "backgroundColor" and "textColor", or neither.',
    "content: Hei\n  backgroundColor: '#ffffff'\n  textColor: '#777777'":
      "23:3 The announcement's text can hardly be read: #777777 on #ffffff has a contrast of 4.48 : 1. Choose colours with 4.5 : 1 or more.",
  }),
  'a link to a page that a language does not show': [
    {
      'docs/uusi.mdx': '---\ntitle: Uusi\ndescription: Uutta.\nfallback: false\n---\n\nTeksti.\n',
      ...announcement('content: "[Uusi](/docs/uusi)"'),
    },
    'site.yaml:23:12 The link "/docs/uusi" points to a page that is not shown in the language "en". Write content/docs/uusi.en.mdx, or remove the link.',
  ],
};

test.each(Object.entries(announcementErrors))('%s', async (_, row) => expectError(await errorsAfter(row[0]), row));

test.each(["content: 'Katso [tämä](/docs/alku)'", "content: { fi: '[tämä](/docs/alku)', sv: Hej }"])(
  '%s is valid',
  async (facts) => expect(await errorsAfter(announcement(facts))).toEqual([]),
);

const settings = { id: 'kesä', closeable: true, content: { fi: 'Katso [tämä](https://ohje.example.com/docs/alku)' } };
const loaded = {
  site: { announcement: settings },
  own: { origins: ['https://ohje.example.com'], baseUrl: '/', codes: ['fi', 'sv'] },
  codes: ['fi', 'sv'],
  textsOf: () => ({ announcement: 'Tiedote', closeAnnouncement: 'Sulje' }),
} as unknown as FeatureSite;

const PLANNED = { plans: [], sidebars: [], docs: [], posts: [] };

test('pages have the announcement in their language, else in the first, with site links', () =>
  expect(dataOf(feature, loaded).everywhere?.('sv', PLANNED)).toEqual({
    id: 'kesä',
    closeable: true,
    parts: [
      { text: 'Katso ', href: null, isStrong: false },
      { text: 'tämä', href: '/docs/alku', isStrong: false },
    ],
    colors: undefined,
    label: 'Tiedote',
    closeLabel: 'Sulje',
  }));

test('a site without an announcement does not have the feature', () => {
  const without = { ...loaded, site: {} } as unknown as FeatureSite;
  expect([feature.isOn(loaded), feature.isOn(without)]).toEqual([true, false]);
});
