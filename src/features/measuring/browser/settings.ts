import type { AnalyticsSettings } from '../model/analytics';

/** The settings of `site.yaml`, which `onCreateWebpackConfig` puts into the bundle of a site that measures. */
declare const __ANALYTICS__: AnalyticsSettings;

export const analyticsSettings = (): AnalyticsSettings => __ANALYTICS__;
