import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers';

/*
 * Replaces Gatsby's workers. Gatsby starts some at once, has each load the site's configuration and make the
 * schema anew, runs the queries there, and starts all once more to write the pages: on two cores that is more work than
 * the queries. Here queries are run where the content is, and pages are written there too. When they are many, a worker
 * for each other core takes its share: what it loads costs memory and a second.
 */

const require = createRequire(path.resolve('package.json'));

/** Up to so many pages the main process writes: within the time that it takes a worker to start. */
const FEW_PAGES = 200;
/** What workers are for, and all that they load. */
const RENDERER = 'gatsby/dist/utils/worker/child/render-html';

/** Calls that a worker has at once: the next one is there when it has finished one. */
const AHEAD = 2;

/** Workers beside this process for many pages; they load what writes a page, and nothing else of Gatsby. */
function startWorkers(numWorkers) {
  const { WorkerPool } = require('gatsby-worker');
  return new WorkerPool(require.resolve(RENDERER), {
    numWorkers,
    env: {
      GATSBY_NODE_GLOBALS: JSON.stringify(globalThis.__GATSBY ?? {}),
      GATSBY_WORKER_POOL_WORKER: 'true',
      GATSBY_SKIP_WRITING_SCHEMA_TO_FILE: 'true',
    },
  });
}

/** Has a renderer do one call after the other, of those that no other one has begun. */
async function work(renderer, calls) {
  for (let call = calls.shift(); call !== undefined; call = calls.shift()) {
    const { name, task, settle } = call;
    await renderer[name](task).then(settle.resolve, settle.reject);
  }
}

/** What Gatsby takes for its workers. */
export function create() {
  const others = availableParallelism() - 1;
  let workers;
  let waiting = [];
  /** Gatsby asks for all pages at once, some in each call: only when all have been asked for is their number known. */
  const write = () => {
    const calls = waiting;
    waiting = [];
    const pages = calls.reduce((sum, { task }) => sum + (task.paths?.length ?? 0), 0);
    if (pages > FEW_PAGES && others > 0) {
      workers ??= startWorkers(others);
      for (let lane = 0; lane < others * AHEAD; lane += 1) void work(workers.single, calls);
    }
    void work(require(RENDERER), calls);
  };
  const later = (name) => (task) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ name, task, settle: { resolve, reject } }) === 1) setImmediate(write);
    });
  const nothing = () => [];
  return {
    all: { loadConfigAndPlugins: nothing, buildSchema: nothing, setInferenceMetadata: nothing },
    single: Object.fromEntries(
      ['renderHTMLProd', 'renderHTMLDev', 'renderSlices', 'renderPartialHydrationProd'].map((name) => [
        name,
        later(name),
      ]),
    ),
    restart: async () => {},
    end: () => workers?.end() ?? [],
  };
}

/** Runs queries, in this process. */
export async function runQueriesInWorkersQueue(pool, { staticQueryIds, pageQueryIds }, { parentSpan } = {}) {
  const { processStaticQueries, processPageQueries } = require('gatsby/dist/query');
  const { GraphQLRunner } = require('gatsby/dist/query/graphql-runner');
  const { store } = require('gatsby/dist/redux');
  const reporter = require('gatsby-cli/lib/reporter');
  const count = staticQueryIds.length + pageQueryIds.length;
  if (count === 0) return;
  const activity = reporter.createProgress('run queries', count, 0, { parentSpan });
  activity.start();
  const given = { state: store.getState(), activity, graphqlRunner: new GraphQLRunner(store) };
  try {
    await processStaticQueries(staticQueryIds, given);
    await processPageQueries(pageQueryIds, given);
  } finally {
    activity.end();
  }
}

/** The queries' state is that of this process. */
export const mergeWorkerState = async () => {};
