import { faultsOf, type Faults } from '../../../../support/faults';
import { inSite } from '../../../../support/changes';

/** The good site.yaml with an announcement on lines 22 and 23. */
const announcement = (facts: string) => inSite('footer:', `announcement:\n  ${facts}\nfooter:`);

/** Faults: the announcement of site.yaml. */
export const announcementFaults: Faults = {
  ...faultsOf(announcement, {
    'id: kesä':
      '23:3 "announcement.content" is missing. Write a text, or one text per locale: { fi: …, en: …, sv: … }.',
    "content: ''": '23:12 "announcement.content" is empty. Write its value, or remove it where it is not needed.',
    "content: '  '": '23:12 "announcement.content" is empty. Write its value, or remove it where it is not needed.',
    "content: { fi: '', en: Hi }":
      '23:18 "announcement.content.fi" is empty. Write its value, or remove it where it is not needed.',
    'content: { en: Hi, sv: Hej }': '23:3 The announcement has no text in the default language, "fi". Add it: fi: …',
    'content: { fi: Hei, de: Hallo }': '23:23 The site has no language "de". Its languages are fi, en, sv.',
    "content: { fi: 'Katso [tämä](/docs/alkuu)' }":
      '23:18 The path "/docs/alkuu" is no page of the site. Did you mean "/docs/alku"?',
    "content: 'Katso [tämä](https://pieni.example.com/en/docs/alkuu)'":
      '23:12 The path "/docs/alkuu" is no page of the site. Did you mean "/docs/alku"?',
    "content: 'Katso [tämä](/hinnasto.pdf)'":
      '23:12 The file "/hinnasto.pdf" is not there. Put it into the project\'s folder: static/hinnasto.pdf',
    "content: 'Katso [tämä](javascript:alert)'":
      '23:12 The announcement\'s link "javascript:alert" leads nowhere. Write the path of a page, /docs/saldo, or a whole address: https://tuki.example.com',
    "content: Hei\n  backgroundColor: red\n  textColor: '#000000'":
      '24:20 This is not a colour. Write it with six digits, in quotation marks: "#0b664b"',
    "content: Hei\n  textColor: '#000000'":
      '23:3 An announcement has one colour of two. Write both "backgroundColor" and "textColor", or neither.',
    "content: Hei\n  backgroundColor: '#ffffff'\n  textColor: '#777777'":
      "23:3 The announcement's text can hardly be read: #777777 on #ffffff has a contrast of 4.48 : 1. Choose colours with 4.5 : 1 or more.",
  }),
};
