import type { PolicyInput } from '../../../node/output/serving/contentPolicy';
import type { Site } from '../../../node/schema/siteSchema';

const TAG = 'https://*.googletagmanager.com';
const GOOGLE = [TAG, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * The addresses that what measures visits, and what takes readers' answers, load from and send to. Where readers are
 * asked first, that is after they agree.
 */
export function measuringSources({
  analytics,
  feedback,
}: Pick<Site, 'analytics' | 'feedback'>): PolicyInput['sources'] {
  const { google, tagManager, sessionReplay, beacon } = analytics;
  const isGoogle = google !== undefined || tagManager !== undefined;
  const { src, connect = [] } = sessionReplay ?? {};
  const replay = src === undefined ? [] : [src];
  const endpoints = [feedback === 'off' ? undefined : feedback.endpoint, beacon?.endpoint];
  return {
    script: [...(isGoogle ? [TAG] : []), ...replay],
    image: isGoogle ? GOOGLE : [],
    connect: [...endpoints.flatMap((each) => each ?? []), ...(isGoogle ? GOOGLE : []), ...replay, ...connect],
  };
}
