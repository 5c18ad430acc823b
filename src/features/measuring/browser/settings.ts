import { settings } from 'site-features';
import type { AnalyticsSettings } from '../model/analytics';

/** The settings that the feature's definition passes to the browser. */
interface MeasuringSettings {
  analytics: AnalyticsSettings;
  /** Address that queries are sent to: `search.beacon` of `site.yaml`. */
  queryBeacon?: string;
}

export const measuringSettings = (): MeasuringSettings => settings.measuring as MeasuringSettings;
