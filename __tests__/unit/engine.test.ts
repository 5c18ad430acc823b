import { createEngine } from '../../src/engine';
import type { Feature } from '../../src/extend';
import { knownPaths } from '../../src/node/content/checks/knownPaths';
import { loadContent } from '../../src/node/content/loadContent';
import { createRecordStore } from '../../src/node/content/recordStore';
import { STEPS } from '../../src/node/output/buildStep';
import { isSearchPrivate } from '../../src/node/site/served';
import { doc } from '../support/changes';
import { copyContent, applyChanges, makeTemporaryFolder } from '../support/contentFolder';

/** A content folder whose main page of docs has another title. */
function folderWith(title: string): string {
  const folder = copyContent(makeTemporaryFolder());
  applyChanges(folder, { 'docs/uusi.mdx': doc(title, 'Teksti.') });
  return folder;
}

const STEP = { after: 'draw icons', load: () => Promise.reject(new Error('It is not loaded.')) };
/** A feature with a page, which sends queries to a server. */
const feature = (name: string, isOn = true): Feature => ({
  name,
  isOn: () => isOn,
  setup: (_, add) => {
    add.page({ path: `/${name}`, template: 'templates/page' });
    add.serve({ receivesQueries: true });
  },
  whenOff: [STEP],
});

async function planned(folder: string, features: readonly Feature[]) {
  const engine = createEngine({ folder, features });
  const { content } = await loadContent(engine, createRecordStore());
  if (content === undefined) throw new Error('The content has errors.');
  return { engine, content, paths: [...knownPaths(content).keys()] };
}

test('two engines plan two sites side by side and do not see each other', async () => {
  const [one, other] = await Promise.all([
    planned(folderWith('Yksi'), [feature('one')]),
    planned(folderWith('Toinen'), [feature('other')]),
  ]);
  expect([one.paths.includes('/one'), one.paths.includes('/other')]).toEqual([true, false]);
  expect([other.paths.includes('/one'), other.paths.includes('/other')]).toEqual([false, true]);
  const titles = [one, other].map(
    ({ content }) => content.docs.find(({ path }) => path === '/docs/uusi')?.frontMatter.title,
  );
  expect(titles).toEqual(['Yksi', 'Toinen']);
  expect([one, other].map(({ engine }) => engine.site()?.folder)).toEqual([one.engine.folder, other.engine.folder]);
  // What is kept for an engine, such as its unfinished pictures, is found by its site.
  expect(one.engine.site()?.engine).toBe(one.engine);
});

test.each([
  ['on', true, ['off'], false, 0],
  ['off', false, [], true, 1],
])('a feature that is %s adds to the site, or cleans up', async (_, isOn, names, isPrivate, steps) => {
  const { content, paths } = await planned(folderWith('Sivu'), [feature('off', isOn)]);
  expect([content.added.names, paths.includes('/off')]).toEqual([names, isOn]);
  expect([isSearchPrivate(content.added), content.added.of(STEPS).length]).toEqual([isPrivate, steps]);
});
