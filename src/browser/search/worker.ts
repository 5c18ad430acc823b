import { analyserOf } from '../../model/search/analyser';
import { serveQueries } from './serveQueries';

/* The search worker for all languages. */
serveQueries(analyserOf);
