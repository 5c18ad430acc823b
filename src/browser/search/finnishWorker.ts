import { finnishAnalyser } from '../../model/search/finnish/analyser';
import { serveQueries } from './serveQueries';

/* The worker of a search in Finnish alone: others need not wait for what compares the words of other languages. */
serveQueries((_, words) => finnishAnalyser(words));
