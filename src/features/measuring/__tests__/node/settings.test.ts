import { inSite } from '../../../../../__tests__/support/changes';
import { type Changes } from '../../../../../__tests__/support/contentFolder';
import type { ErrorCases } from '../../../../../__tests__/support/errorCases';
import { errorCases, expectError, errorsAfter, missing, noPage } from '../../../../../__tests__/support/errorCases';

/** Settings in groups that start on line 22. */
const analytics = (settings: string) => inSite('footer:', `analytics: { ${settings} }\nfooter:`);
const feedback = (settings: string) => inSite('footer:', `feedback: ${settings}\nfooter:`);

const noEndpoint = (place: string): [message: string, hint: string] => [
  `${place} This is not an address that messages can be sent to.`,
  'Write it whole and with https, https://palaute.example.com/viestit, or as a path of the server of the site: /palaute',
];
const noMail = (place: string): [message: string, hint: string] => [
  `${place} This is not a mail address.`,
  'Write it without mailto: palaute@example.com',
];
const noScript = (place: string): [message: string, hint: string] => [
  `${place} This is not the address of a script.`,
  'Write it whole and with https: https://toisto.example.com/tallennin.js',
];

/** Errors in `analytics` and `feedback` of site.yaml. */
const ERRORS: ErrorCases = {
  ...errorCases(analytics, {
    'google: { trackingIds: [G-1A2B, "<script>"] }': '22:46 This is not a measurement id. It looks like G-1A2B3C4D5E.',
    'tagManager: { containerId: G-1A2B }': '22:41 This is not the id of a container. It looks like GTM-1A2B3C4.',
    'sessionReplay: { src: "https://toisto.example.com/a.js", integrity: md5-abc }':
      '22:82 This is not the digest of a script. It looks like sha384-…; the service tells it, or: openssl dgst -sha384 -binary script.js | openssl base64 -A',
    'sessionReplay: { src: "https://a.example.com/a.js", connect: ["https://a.example.com/b"] }':
      '22:76 This is not an origin. Write scheme and host in small letters, without a path, a wildcard or the usual port, one origin each: https://ohje.example.com',
  }),
  'a container without an id': missing(analytics('tagManager: {}'), '22:26', 'analytics.tagManager.containerId'),
  'an unencrypted script': [analytics('sessionReplay: { src: "http://a.example.com/a.js" }'), ...noScript('22:36')],
  'a beacon at another host by slashes': [analytics('beacon: { endpoint: //evil.example }'), ...noEndpoint('22:34')],
  'no page about privacy': noPage(analytics('privacy: /docs/alkuu'), '22:23', '/docs/alkuu', '/docs/alku'),
  'a question that readers cannot take back for want of a footer': [
    {
      'site.yaml': `title: Pieni
description: Ohjeita.
url: https://pieni.example.com
locales: [{ code: fi, label: Suomi, htmlLang: fi, baseUrl: / }]
analytics: { beacon: { endpoint: /mittaus } }`,
      'docs/alku.sv.mdx': null,
      'locales/en': null,
      'locales/sv': null,
    },
    '5:12 Readers are asked whether they may be measured, and have no place to change their minds.',
    'Add a footer, where that is offered, or write "consent: notRequired" if the law lets you.',
  ],
  ...errorCases(feedback, {
    '{ support: https://tuki.yritys.fi }': '22:13 Unknown key "support" in feedback. It is "support.url" now.',
    on: '22:11 "feedback" cannot be "on". It is one of: off.',
    '{ endpoint: /palaute, mail: palaute@example.com }':
      '22:11 Answers cannot go to two places. Write either "endpoint" or "mail".',
  }),
  'an endpoint without encryption': [feedback('{ endpoint: "http://palaute.example.com/a" }'), ...noEndpoint('22:23')],
  'an endpoint with a password': [feedback('{ endpoint: "https://a:b@a.example.com/a" }'), ...noEndpoint('22:23')],
  'a mail address that is a link': [feedback('{ mail: "mailto:palaute@example.com" }'), ...noMail('22:19')],
};

/** Valid settings. */
const VALID: Readonly<Record<string, Changes>> = {
  'every service': analytics(
    'google: { trackingIds: [G-1] }, tagManager: { containerId: GTM-1 }, beacon: { endpoint: /a }',
  ),
  'session replay with its digest': analytics(
    `sessionReplay: { src: "https://a.example.com/b.js?id=1", integrity: sha256-${'A'.repeat(43)}=, connect: ["https://b.example.com"] }`,
  ),
  'a page about privacy': analytics('privacy: /docs/alku'),
  'no question': feedback('off'),
  'answers to a server': feedback('{ endpoint: "https://palaute.example.com:8443/a?b=1" }'),
  'answers to the writer’s own machine': feedback('{ endpoint: "http://localhost:3000/a" }'),
  'answers by mail': feedback('{ mail: palaute@example.com }'),
};

test.each(Object.entries(ERRORS))('an error: %s', async (_, row) => expectError(await errorsAfter(row[0]), row));

test.each(Object.entries(VALID))('valid: %s', async (_, changes) => expect(await errorsAfter(changes)).toEqual([]));
