import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers';

/* Replaces Gatsby's workers. Gatsby starts them at once; each loads the configuration, rebuilds the schema and runs
   queries, and all restart to render pages. On two cores that is more work than the queries. Here the main process
   runs queries and renders pages. Many pages use a worker per additional core, which costs memory and a second to
   start. */

const require = createRequire(path.resolve('package.json'));

/** Maximum number of pages that the main process renders alone, which takes as long as starting a worker. */
const FEW_PAGES = 200;
/** Gatsby's module that renders pages; workers load nothing else. */
const RENDERER = 'gatsby/dist/utils/worker/child/render-html';

/** Number of queued calls per worker, so that it never waits. */
const AHEAD = 2;

/** Starts workers for many pages; they load only the renderer. */
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

/** Runs pending calls in a renderer, one after the other. */
async function work(renderer, calls) {
  for (let call = calls.shift(); call !== undefined; call = calls.shift()) {
    const { name, task, settle } = call;
    await renderer[name](task).then(settle.resolve, settle.reject);
  }
}

/** The replacement of Gatsby's worker pool. */
export function create() {
  const others = availableParallelism() - 1;
  let workers;
  let waiting = [];
  /** Gatsby requests all pages at once in several calls; wait for all, to know their number. */
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

/** Runs queries in this process. */
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

/** Nothing to merge: queries run in this process. */
export const mergeWorkerState = async () => {};
