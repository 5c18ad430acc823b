import type { Site } from '../schema/siteSchema';
import type { PolicyFacts } from './contentPolicy';

const TAG = 'https://*.googletagmanager.com';
const MEASURING = [TAG, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

const isWebAddress = (address: string | undefined): address is string => /^https?:\/\//.test(address ?? '');

/**
 * The other sites that pages load from or speak to by the settings; none where nothing is configured.
 */
export function outsideSources({ analytics, search }: Pick<Site, 'analytics' | 'search'>): PolicyFacts['sources'] {
  const isMeasured = analytics.google !== undefined && analytics.consent === 'notRequired';
  const asked = [search.beacon].filter(isWebAddress).map((address) => new URL(address).origin);
  return {
    script: isMeasured ? [TAG] : [],
    image: isMeasured ? MEASURING : [],
    connect: [...new Set([...asked, ...(isMeasured ? MEASURING : [])])],
  };
}
