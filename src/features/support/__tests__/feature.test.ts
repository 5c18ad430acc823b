import { z } from 'zod';
import type { FeatureSite } from '../../../extend';
import { support } from '../feature';

const schema = z.object(support.settings);
const siteWith = (settings: object) => ({ site: { home: {}, ...schema.parse(settings) } }) as unknown as FeatureSite;

test.each([
  ['nothing', {}, true, ['/reply'], { replyPath: '/reply', parameter: 'support' }],
  ['a path', { replyPath: '/vastaus' }, true, ['/vastaus'], { replyPath: '/vastaus', parameter: 'support' }],
  ['off', 'off', false, [], 'off'],
])('a site that sets %s', (_what, settings, isOn, paths, inBrowser) => {
  const site = siteWith({ supportTools: settings });
  expect([support.isOn(site), support.pages(site).map(({ path }) => path)]).toEqual([isOn, paths]);
  expect(support.browserSettings(site)).toEqual(inBrowser);
});

test('a parameter that needs URL escaping is an error', () =>
  expect(schema.safeParse({ supportTools: { parameter: 'tuki=1&a' } }).success).toBe(false));
