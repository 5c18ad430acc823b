import { analyserBy, type Analyser, type SiteWords } from './analyserBy';
import { englishStem } from './english/stem';
import { finnishAnalyser } from './finnish/analyser';
import * as light from './lightWords';
import * as news from './newsQueries';
import * as stop from './stopWords';
import { swedishStem } from './swedish/stem';

const SWEDISH = { stop: stop.SWEDISH, denials: 'inte ej', light: light.SWEDISH, news: news.SWEDISH };
const ENGLISH = { stop: stop.ENGLISH, denials: 'not no cannot', light: light.ENGLISH, news: news.ENGLISH };

function createAnalyser(locale: string, own?: SiteWords): Analyser {
  switch (locale) {
    case 'fi':
      return finnishAnalyser(own);
    case 'sv':
      return analyserBy(swedishStem, SWEDISH, own);
    case 'en':
      return analyserBy(englishStem, ENGLISH, own);
    default:
      return analyserBy((word) => word, { stop: '', denials: '', light: '' }, own);
  }
}

const analysers = new Map<string, Analyser>();

/**
 * The analyser of a locale's words; words of a language without one are compared as they are written.
 * @param own the words that a site adds to those of the language
 */
export function analyserOf(locale: string, own?: SiteWords): Analyser {
  if (own !== undefined) return createAnalyser(locale, own);
  const analyser = analysers.get(locale) ?? createAnalyser(locale);
  analysers.set(locale, analyser);
  return analyser;
}
