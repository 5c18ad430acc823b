import { finnishAnalyser } from '../../model/search/finnish/analyser';
import { serveQueries } from './serveQueries';

/* The worker for searches in Finnish only, without the analysers of other languages. */
serveQueries((_, words) => finnishAnalyser(words));
