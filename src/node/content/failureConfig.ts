import type { FailureConfig, FailureTexts } from '../../model/site/failure';
import type { LoadedSite } from './loadSite';

/** The base path of a site that has not set another. */
const DEFAULT_BASE = '/';

function failureTexts(catalogue: Readonly<Record<string, string>>, base: string): FailureTexts {
  const text = (key: string) => catalogue[key.replace('failure.', '')] ?? '';
  const shownBase = base === DEFAULT_BASE ? text('failure.defaultBase') : base;
  return {
    crash: {
      title: text('failure.title'),
      part: text('failure.part'),
      whole: text('failure.whole'),
      retry: text('failure.retry'),
    },
    banner: {
      title: text('failure.notStarted'),
      hint: text('failure.notStartedHint'),
      script: text('failure.noScript'),
      path: text('failure.wrongPath').replace('{{base}}', shownBase),
    },
  };
}

/** Returns what the server writes into pages for the case that their scripts fail: base path and texts. */
export function failureConfig({ site, codes, textsOf }: LoadedSite): FailureConfig {
  const { baseUrl, baseUrlBanner } = site;
  return {
    base: baseUrl,
    hasBanner: baseUrlBanner,
    texts: Object.fromEntries(codes.map((code) => [code, failureTexts(textsOf(code, 'failure'), baseUrl)])),
  };
}
