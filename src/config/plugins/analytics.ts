import type { PluginRef } from 'gatsby';
import type { AnalyticsSettings } from '../../model/measuring/analytics';

/**
 * The Google tag as the plugin puts it into every page, which is only right where no consent is needed. The
 * plugin's own page views are switched off: it counts repeated clicks, and `src/browser/measuring` does not.
 */
export function analyticsPlugins({ google, consent }: AnalyticsSettings): PluginRef[] {
  if (google === undefined || consent === 'required') return [];
  return [
    {
      resolve: 'gatsby-plugin-google-gtag',
      options: {
        trackingIds: google.trackingIds,
        gtagConfig: { anonymize_ip: true },
        pluginConfig: { head: false, respectDNT: true, exclude: ['/**'] },
      },
    },
  ];
}
