import { analyticsPlugins } from '../../../../src/config/plugins/analytics';
import type { AnalyticsSettings } from '../../../../src/model/analytics';

const google = { trackingIds: ['G-AAAA'] };

test.each<[string, AnalyticsSettings]>([
  ['no measurement id', { consent: 'notRequired' }],
  ['a measurement id where consent is needed', { google, consent: 'required' }],
  ['nothing', { consent: 'required' }],
  ['other services only', { beacon: { endpoint: '/mittaus' }, consent: 'notRequired' }],
])('with %s no page carries the tag', (_, facts) => {
  expect(analyticsPlugins(facts)).toEqual([]);
});

test('where no consent is needed the tag anonymises, respects the reader, and counts no pages of its own', () => {
  expect(analyticsPlugins({ google, consent: 'notRequired' })).toEqual([
    {
      resolve: 'gatsby-plugin-google-gtag',
      options: {
        trackingIds: ['G-AAAA'],
        gtagConfig: { anonymize_ip: true },
        pluginConfig: { head: false, respectDNT: true, exclude: ['/**'] },
      },
    },
  ]);
});
