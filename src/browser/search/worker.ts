import { analyserOf } from '../../model/search/analyser';
import { serveQueries } from './serveQueries';

/* The worker of a search in several languages. */
serveQueries(analyserOf);
