import { removeTemporaryFolders } from '../../../../support/contentFolder';
import { runWithStandIns } from '../../../../support/standIns';

afterEach(removeTemporaryFolders);

/** Writes pages in calls of 50 on three cores, as Gatsby does, and tells who wrote how many. */
const write = (pages: number) => `
require('os').availableParallelism = () => 3;
require('module').syncBuiltinESMExports();
const put = (name, exports) => {
  const file = require.resolve(name);
  require.cache[file] = { id: file, filename: file, loaded: true, exports };
};
const written = {};
const by = (who) => ({
  renderHTMLProd: async ({ paths }) => {
    written[who] = (written[who] ?? 0) + paths.length;
    return { who };
  },
});
put('gatsby/dist/utils/worker/child/render-html', by('main process'));
put('gatsby-worker', { WorkerPool: class {
  constructor(file, { numWorkers }) { written.numWorkers = numWorkers; }
  single = by('workers');
  end() { return [Promise.resolve('ended')]; }
} });
const pool = require('gatsby/dist/utils/worker/pool').create();
pool.all.loadConfigAndPlugins({});
pool.all.buildSchema();
const calls = Array.from({ length: Math.ceil(${pages} / 50) }, (_, at) => ({
  paths: Array.from({ length: Math.min(50, ${pages} - 50 * at) }),
}));
(async () => {
  await Promise.all(calls.map((call) => pool.single.renderHTMLProd(call)));
  await pool.restart();
  console.log(JSON.stringify({ written, ended: await Promise.all(pool.end()) }));
})();`;

test('few pages are written without workers', () => {
  const { stdout } = runWithStandIns({}, write(200));
  expect(JSON.parse(stdout)).toEqual({ written: { 'main process': 200 }, ended: [] });
});

test('many pages are written by a worker for each other core, and by the main process', () => {
  const { stdout } = runWithStandIns({}, write(1001));
  const { written, ended } = JSON.parse(stdout) as { written: Record<string, number>; ended: string[] };
  const { 'main process': own = 0, workers = 0, numWorkers } = written;
  expect(own).toBeGreaterThan(0);
  expect(workers).toBeGreaterThan(own);
  expect(own + workers).toBe(1001);
  expect({ numWorkers, ended }).toEqual({ numWorkers: 2, ended: ['ended'] });
});

test('a page that cannot be written fails the call that asked for it', () => {
  const script = `
const file = require.resolve('gatsby/dist/utils/worker/child/render-html');
require.cache[file] = { id: file, filename: file, loaded: true, exports: { renderHTMLProd: async () => { throw new Error('no page'); } } };
const pool = require('gatsby/dist/utils/worker/pool').create();
pool.single.renderHTMLProd({ paths: ['/'] }).catch(({ message }) => console.log(message));`;
  expect(runWithStandIns({}, script).stdout).toBe('no page\n');
});
