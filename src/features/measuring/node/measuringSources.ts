import type { OutsideSources } from '../../../extend';
import type { Site } from '../../../node/schema/siteSchema';

const TAG = 'https://*.googletagmanager.com';
const GOOGLE = [TAG, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The addresses that measuring, feedback and the query log load from and send to. */
export function measuringSources({ analytics, feedback, search }: Site): OutsideSources {
  const { google, tagManager, sessionReplay, beacon } = analytics;
  const googleSources = google === undefined && tagManager === undefined ? [] : GOOGLE;
  const { src, connect = [] } = sessionReplay ?? {};
  return {
    script: [...googleSources.filter((source) => source === TAG), src],
    image: googleSources,
    connect: [
      search.beacon,
      feedback === 'off' ? undefined : feedback.endpoint,
      beacon?.endpoint,
      ...googleSources,
      src,
      ...connect,
    ],
  };
}
