import { Script } from 'node:vm';
import { bundleUnregisterWorker, bundleWorker } from '../../../../src/node/offline/bundleWorker';

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
  expect(script.startsWith(`const PRECACHE_MANIFEST=${JSON.stringify(EDITION)};`)).toBe(true);
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/\b(?:import|require)\b|process\.env/);
});

test('the worker that frees readers knows of no edition', async () => {
  const script = await bundleUnregisterWorker();
  expect(script).toContain('unregister');
  expect(script).not.toMatch(/PRECACHE_MANIFEST|precache/);
});
