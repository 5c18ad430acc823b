import { inSite } from '../../../../../__tests__/support/changes';
import { removeTemporaryFolders, type Changes } from '../../../../../__tests__/support/contentFolder';
import { errorsAfter, withContent } from '../../../../../__tests__/support/errorCases';
import { outsideSources } from '../../../../node/output/serving/outsideSources';
import { testWith } from '../../../../../__tests__/support/features';

const CHAT = 'src: "https://a.example.com/a.js?b=1"';
/** Scripts on line 22. */
const scripts = (settings: string, others = ''): Changes =>
  inSite('footer:', `scripts: [{ ${settings} }]\n${others}footer:`);

afterAll(removeTemporaryFolders);

test.each([
  ['src: "http://a.example.com/a.js", load: idle', 18, 'This is not the address of a script.', '/chat.js'],
  [`${CHAT}, load: idle, hosts: ["https://b.example.com/c"]`, 72, 'This is not an origin.', 'without a path'],
  [`${CHAT}, load: onPress`, 58, 'A script that loads on a press needs a button', 'label: { fi: Avaa chat'],
  [`${CHAT}, load: onConsent`, 58, 'a consent that this site does not ask for', 'load: onPress'],
])('the check reports %s', async (settings, column, message, hint) => {
  const [finding, ...others] = await errorsAfter(scripts(settings));
  expect(finding).toMatchObject({ line: 22, column, message: expect.stringContaining(message) as string });
  expect([finding?.hint, others]).toEqual([expect.stringContaining(hint), []]);
});

testWith('measuring')('the policy allows the hosts of scripts, and none without scripts', async () => {
  const sourcesOf = (changes: Changes) => withContent(changes, ({ content }) => content && outsideSources(content));
  const asked = 'analytics: { beacon: { endpoint: /mittaus } }\n';
  const [own, host] = ['https://a.example.com', 'https://b.example.com'];
  expect(await sourcesOf(scripts(`${CHAT}, load: onConsent, hosts: ["${host}"]`, asked))).toEqual({
    script: [own, host],
    image: [host],
    media: [],
    connect: [own, host, 'wss://a.example.com', 'wss://b.example.com'],
    frame: [host],
  });
  expect(await sourcesOf({})).toEqual({ script: [], image: [], media: [], connect: [], frame: [] });
});
