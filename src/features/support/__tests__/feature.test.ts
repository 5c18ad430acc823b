import { z } from 'zod';
import type { FeatureSite } from '../../../extend';
import { support } from '../feature';
import { PAGES } from '../../../node/pages/pagesOfFeatures';
import { addedBy } from '../../../../__tests__/support/engine';
import { dataOf } from '../../../../__tests__/support/setUp';

const schema = z.object(support.settings);
const siteWith = (settings: object) => ({ site: { home: {}, ...schema.parse(settings) } }) as unknown as FeatureSite;

test.each([
  ['nothing', {}, true, ['/reply'], { replyPath: '/reply', parameter: 'support' }],
  ['a path', { replyPath: '/vastaus' }, true, ['/vastaus'], { replyPath: '/vastaus', parameter: 'support' }],
  ['off', 'off', false, [], undefined],
])('a site that sets %s', (_what, settings, isOn, paths, inBrowser) => {
  const site = siteWith({ supportTools: settings });
  const pages = addedBy(support, site).of(PAGES);
  expect([support.isOn(site), pages.map(({ path }) => path)]).toEqual([isOn, paths]);
  expect(dataOf(support, site).browser).toEqual(inBrowser);
});

test('a parameter that needs URL escaping is an error', () =>
  expect(schema.safeParse({ supportTools: { parameter: 'tuki=1&a' } }).success).toBe(false));
