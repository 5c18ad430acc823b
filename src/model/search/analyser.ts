import { analyserBy, type Analyser, type SiteWords } from './analyserBy';
import { finnishAnalyser } from './finnish/analyser';
import * as light from './lightWords';
import * as news from './newsQueries';
import { stemmerOf } from './stemmers';
import * as stop from './stopWords';
import { swedishStem } from './swedish/stem';

const SWEDISH = { stop: stop.SWEDISH, denials: 'inte ej', light: light.SWEDISH, news: news.SWEDISH };
const ENGLISH = { stop: stop.ENGLISH, denials: 'not no cannot', light: light.ENGLISH, news: news.ENGLISH };

function createAnalyser(locale: string, siteWords?: SiteWords): Analyser {
  switch (locale) {
    case 'fi':
      return finnishAnalyser(siteWords);
    case 'sv':
      return analyserBy(swedishStem, SWEDISH, siteWords);
    case 'en':
      return analyserBy(stemmerOf(locale), ENGLISH, siteWords);
    default:
      return analyserBy(stemmerOf(locale), { stop: '', denials: '', light: '' }, siteWords);
  }
}

const analysers = new Map<string, Analyser>();

/** The analyser of a locale with the site's words; other languages have no word lists, and some no stemmer. */
export function analyserOf(locale: string, siteWords?: SiteWords): Analyser {
  if (siteWords !== undefined) return createAnalyser(locale, siteWords);
  const analyser = analysers.get(locale) ?? createAnalyser(locale);
  analysers.set(locale, analyser);
  return analyser;
}
