import { bundleLeavingWorker, bundleWorker } from '../../../../src/node/offline/bundleWorker';

const TABLE = { addresses: { refused: 'x', hidden: 'x', better: [], bare: { pattern: 'x', target: '' } } };
const EDITION = {
  id: 'e1',
  build: 'c0ffee',
  base: '',
  stored: 1,
  files: [['/index.html', 'digest', 1, 0]] as const,
  table: { ...TABLE, redirects: [], notFound: [] },
};

test('a worker is one script without imports, and begins with what it keeps', async () => {
  const script = await bundleWorker(EDITION);
  expect(script.startsWith(`const OFFLINE_EDITION=${JSON.stringify(EDITION)};`)).toBe(true);
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toMatch(/\b(?:import|require)\b|process\.env/);
});

test('the worker that frees readers knows of no edition', async () => {
  const script = await bundleLeavingWorker();
  expect(script).toContain('unregister');
  expect(script).not.toMatch(/OFFLINE_EDITION|precache/);
});
