import path from 'node:path';
import { browserModules } from '../../../../src/node/bundle/browserModules';
import type { LoadedSite } from '../../../../src/node/site/loadSite';

const modulesWith = (search: object, codes: readonly string[] = ['fi']) => {
  const site = { navbar: { items: [] }, search: { provider: { type: 'local' }, ...search } };
  return browserModules({ site, codes, versions: { others: [] } } as unknown as LoadedSite, true);
};

test.each([
  [{}, ['useQueryLog.ts', 'loadHostedProvider.ts', 'AskEntry.tsx', 'AskAiPanel.tsx']],
  [{ beacon: '/haut' }, ['loadHostedProvider.ts', 'AskEntry.tsx', 'AskAiPanel.tsx']],
  [{ provider: { type: 'typesense' } }, ['useQueryLog.ts', 'AskEntry.tsx', 'AskAiPanel.tsx']],
  [{ provider: { type: 'algolia', askAi: { assistantId: 'a' } }, beacon: '/haut' }, []],
])('of the search with %j the code of %j does not ship', (settings, absent) => {
  const standIn = path.resolve('src/app/absent/search.ts');
  const replaced = Object.entries(modulesWith(settings)).filter(([, file]) => file === standIn);
  expect(replaced.map(([file]) => path.basename(file))).toEqual(absent);
});

test('the search of readers of the first language knows that language alone, where it is Finnish', () => {
  const startWorker = path.resolve('src/browser/search/startWorker.ts');
  expect(modulesWith({}, ['fi', 'sv'])[startWorker]).toBe(path.resolve('src/browser/search/startFinnishWorker.ts'));
  expect(modulesWith({}, ['sv', 'fi'])[startWorker]).toBeUndefined();
});
