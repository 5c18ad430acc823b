import * as bundler from './bundler.mjs';
import * as compiler from './compiler.mjs';
import { replaceModule } from './original.mjs';
import * as workers from './workers.mjs';

/* Replaces Gatsby modules. Loaded before Gatsby's program and in its workers. */

replaceModule('gatsby/dist/utils/parcel/compile-gatsby-files', compiler);
replaceModule('gatsby/dist/utils/worker/pool', workers);
replaceModule('gatsby/dist/utils/webpack/bundle', bundler);
