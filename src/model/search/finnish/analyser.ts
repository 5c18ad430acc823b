import { analyserBy, type Analyser } from '../analyserBy';
import { FINNISH as LIGHT_WORDS, FINNISH_ACTORS as ACTORS } from '../lightWords';
import { FINNISH as NEWS } from '../newsQueries';
import { FINNISH as STOP_WORDS, FINNISH_INFLECTED as STOP_INFLECTED } from '../stopWords';
import { COMMON_STEMS } from './commonWords';
import { finnishRelatedVerbs } from './relatedVerbs';
import { finnishRoot } from './root';
import { finnishStem } from './stem';

const DENIALS = 'ei en et emme ette eivat eika eiko';

/** What Finnish words are compared by. */
export const finnish: Analyser = {
  ...analyserBy(finnishStem, {
    stop: STOP_WORDS,
    stopInflected: STOP_INFLECTED,
    denials: DENIALS,
    light: LIGHT_WORDS,
    actors: ACTORS,
    news: NEWS,
  }),
  root: finnishRoot,
  related: finnishRelatedVerbs,
  isCommon: (stem) => COMMON_STEMS.has(stem),
};
