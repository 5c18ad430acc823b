import { inSite } from '../../../../../__tests__/support/changes';
import { removeTemporaryFolders, type Changes } from '../../../../../__tests__/support/contentFolder';
import { expectFault, faultsAfter, withContent, type Faults } from '../../../../../__tests__/support/faults';
import { outsideSources } from '../../../../node/output/serving/outsideSources';

/** Scripts on line 22. */
const scripts = (settings: string, others = ''): Changes =>
  inSite('footer:', `scripts: [{ ${settings} }]\n${others}footer:`);
const noScript = (place: string): [string, string] => [
  `${place} This is not the address of a script.`,
  'Write it whole and with https, https://chat.example.com/chat.js, or as the path of a file of the static folder: /chat.js',
];
const chat = (keys: string) => scripts(`src: "https://a.example.com/a.js", ${keys}`);

const ERRORS: Faults = {
  'a script without encryption': [scripts('src: "http://a.example.com/a.js", load: idle'), ...noScript('22:18')],
  'a script of another host by slashes': [scripts('src: //a.example.com/a.js, load: idle'), ...noScript('22:18')],
  'a host with a path': [
    chat('load: idle, hosts: ["https://b.example.com/c"]'),
    '22:68 This is not an origin.',
    'Write scheme and host without a path: https://ohje.example.com',
  ],
  'an unknown time': [
    chat('load: now'),
    '22:54 "scripts[0].load" cannot be "now".',
    'It is one of: onPress, onConsent, idle.',
  ],
  'a button without a text': [
    chat('load: onPress'),
    '22:54 A script that loads on a press needs a button with a text.',
    'Add the text: label: { fi: Avaa chat, en: Open the chat }',
  ],
  'a consent that nobody asks for': [
    chat('load: onConsent'),
    '22:54 The script waits for a consent that this site does not ask for, so it would never load.',
    'Set up "analytics" with "consent: required", or write "load: onPress".',
  ],
};

afterAll(removeTemporaryFolders);

test.each(Object.entries(ERRORS))('an error: %s', async (_, row) => expectFault(await faultsAfter(row[0]), row));

test('the policy allows the hosts of scripts, and none without scripts', async () => {
  const sourcesOf = (changes: Changes) =>
    withContent(changes, ({ content }) => content && outsideSources(content.site));
  const asked = 'analytics: { beacon: { endpoint: /mittaus } }\n';
  const keys = 'src: "https://a.example.com/a.js?b=1", load: onConsent, hosts: ["https://b.example.com"]';
  expect(await sourcesOf(scripts(keys, asked))).toEqual({
    script: ['https://a.example.com', 'https://b.example.com'],
    image: ['https://b.example.com'],
    connect: ['https://a.example.com', 'https://b.example.com', 'wss://a.example.com', 'wss://b.example.com'],
    frame: ['https://b.example.com'],
  });
  expect(await sourcesOf({})).toEqual({ script: [], image: [], connect: [], frame: [] });
});
