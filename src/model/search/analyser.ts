import { analyserBy, type Analyser } from './analyserBy';
import { englishStem } from './english/stem';
import { finnish } from './finnish/analyser';
import * as light from './lightWords';
import * as news from './newsQueries';
import * as stop from './stopWords';
import { swedishStem } from './swedish/stem';

const ANALYSERS: ReadonlyMap<string, Analyser> = new Map([
  ['fi', finnish],
  ['sv', analyserBy(swedishStem, { stop: stop.SWEDISH, denials: 'inte ej', light: light.SWEDISH, news: news.SWEDISH })],
  [
    'en',
    analyserBy(englishStem, { stop: stop.ENGLISH, denials: 'not no cannot', light: light.ENGLISH, news: news.ENGLISH }),
  ],
]);

const AS_WRITTEN = analyserBy((word) => word, { stop: '', denials: '', light: '' });

/** The analyser of a locale's words; words of a language without one are compared as they are written. */
export function analyserOf(locale: string): Analyser {
  return ANALYSERS.get(locale) ?? AS_WRITTEN;
}
