import path from 'node:path';
import { browserModules } from '../../../../src/node/bundle/browserModules';
import type { LoadedSite } from '../../../../src/node/site/loadSite';

const absentWith = (search: object): string[] => {
  const loaded = { site: { navbar: { items: [] }, search }, versions: { others: [] } } as unknown as LoadedSite;
  const standIn = path.resolve('src/app/absent/search.ts');
  return Object.entries(browserModules(loaded, true))
    .filter(([, file]) => file === standIn)
    .map(([file]) => path.basename(file));
};

test.each([
  [{}, ['useQueryLog.ts', 'loadHostedProvider.ts', 'AskEntry.tsx', 'AskAiPanel.tsx']],
  [{ beacon: '/haut' }, ['loadHostedProvider.ts', 'AskEntry.tsx', 'AskAiPanel.tsx']],
  [{ provider: { type: 'typesense' } }, ['useQueryLog.ts', 'AskEntry.tsx', 'AskAiPanel.tsx']],
  [{ provider: { type: 'algolia', askAi: { assistantId: 'a' } }, beacon: '/haut' }, []],
])('of the search with %j the code of %j does not ship', (settings, absent) => {
  expect(absentWith({ provider: { type: 'local' }, ...settings })).toEqual(absent);
});
