import { analyticsPlugins } from '../../node/analyticsPlugins';
import type { AnalyticsSettings } from '../../model/analytics';

const google = { trackingIds: ['G-AAAA', 'G-BBBB'] };

test.each<[string, AnalyticsSettings]>([
  ['no measurement id', { consent: 'notRequired' }],
  ['a measurement id where consent is needed', { google, consent: 'required' }],
  ['other services only', { beacon: { endpoint: '/mittaus' }, consent: 'notRequired' }],
])('with %s no page contains the tag', (_, facts) => expect(analyticsPlugins(facts)).toEqual([]));

test('without required consent the tag anonymizes, respects Do Not Track and is at the end of the page', () =>
  expect(analyticsPlugins({ google, consent: 'notRequired' })).toEqual([
    {
      resolve: 'gatsby-plugin-google-gtag',
      options: {
        trackingIds: ['G-AAAA', 'G-BBBB'],
        gtagConfig: { anonymize_ip: true },
        pluginConfig: { head: false, respectDNT: true },
      },
    },
  ]));
