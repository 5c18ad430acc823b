import type { PluginRef } from 'gatsby';
import type { AnalyticsSettings } from '../model/analytics';

/** The Google tag in every page, where no consent is needed; else `../browser/google.ts` loads it. */
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
