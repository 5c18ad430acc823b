import type { PluginRef } from 'gatsby';
import type { AnalyticsSettings } from '../model/analytics';

/**
 * The Google tag as the plugin puts it into every page, with its page views, which is only right where no consent is
 * needed. Where it is, `src/features/measuring/browser/google.ts` loads the tag after it and calls the plugin's page views.
 */
export function analyticsPlugins({ google, consent }: AnalyticsSettings): PluginRef[] {
  if (google === undefined || consent === 'required') return [];
  return [
    {
      resolve: 'gatsby-plugin-google-gtag',
      options: {
        trackingIds: google.trackingIds,
        gtagConfig: { anonymize_ip: true },
        pluginConfig: { head: false, respectDNT: true },
      },
    },
  ];
}
