import type { PluginRef } from 'gatsby';
import type { AnalyticsSettings } from '../model/analytics';

/** Adds the Google tag to every page if consent is not required; otherwise `../browser/google.ts` loads it. */
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
