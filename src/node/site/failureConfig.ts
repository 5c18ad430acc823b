import type { FailureConfig, FailureTexts } from '../../model/site/failure';
import { localeCodes, readSite } from './readSite';
import { readTexts } from './readTexts';

/** The base path where nothing else has been set. */
const DEFAULT_BASE = '/';

function failureTexts(folder: string, locale: string, base: string): FailureTexts {
  const catalogue = readTexts(folder, locale, 'failure');
  const text = (key: string) => catalogue[key.replace('failure.', '')] ?? '';
  const told = base === DEFAULT_BASE ? text('failure.defaultBase') : base;
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
      path: text('failure.wrongPath').replace('{{base}}', told),
    },
  };
}

/** What the server writes into pages for when their code fails; undefined where the site's settings are faulty. */
export function failureConfig(folder: string): FailureConfig | undefined {
  const site = readSite(folder).value?.site;
  if (site === undefined) return undefined;
  const { baseUrl, baseUrlBanner } = site;
  return {
    base: baseUrl,
    hasBanner: baseUrlBanner,
    texts: Object.fromEntries(localeCodes(site).map((code) => [code, failureTexts(folder, code, baseUrl)])),
  };
}
