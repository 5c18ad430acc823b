import type { OutsideSources } from '../../../node/site/served';
import type { Site } from '../../../node/schema/siteSchema';

const TAG = 'https://*.googletagmanager.com';
const GOOGLE = [TAG, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Returns the addresses that measuring, feedback and the query log load from and send to. */
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

/** A text of JSON. A limit on the group itself would make the compiled expression too large for nginx. */
const TEXT = String.raw`"(?:[^"\x5c\x00-\x1f]|\x5c[^\x00-\x1f])++"`;

/** Regular expression of the bodies that the browser sends, as nginx reads it: a query has 100 characters. */
export const LOGGED_BODY = [
  String.raw`(?=.{1,2600}$)\{"query":(?=.{1,402},"count":)${TEXT},"count":\d{1,6},"locale":"[A-Za-z0-9-]{2,20}"`,
  String.raw`(?:,"opened":"/[^"\x5c\x00-\x20]{0,300}")?(?:,"after":\[${TEXT}(?:,${TEXT}){0,3}\])?\}`,
].join('');
