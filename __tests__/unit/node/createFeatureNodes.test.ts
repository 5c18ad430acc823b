import { createEngine } from '../../../src/engine';
import type { Feature, FeatureSite as SiteFacts, PageFacts } from '../../../src/extend';
import type { LoadedSite } from '../../../src/node/content/loadSite';
import { createFeatureNodes } from '../../../src/node/createFeatureNodes';
import { fakeNodes, type FakeNode } from '../../support/fakeNodes';

/** Creates the nodes beside the `old` ones; returns the created and the deleted ones. */
async function create(features: readonly Feature[], old: readonly FakeNode[] = []) {
  const { args, ...nodes } = fakeNodes(old);
  const engine = createEngine({ folder: '', features });
  const textsOf = () => ({});
  const loaded = {
    codes: ['fi', 'sv'],
    added: engine.setUp({} as SiteFacts),
    engine,
    textsOf,
  } as unknown as LoadedSite;
  await createFeatureNodes(args, loaded, {
    plans: [],
    sidebars: [],
    docs: [],
    posts: [],
  });
  return nodes;
}

const ORIGINAL = { path: '/docs/a', locale: 'fi' };
const feature = (name: string, facts: PageFacts, isOn = true): Feature => ({
  name,
  isOn: () => isOn,
  setup: (_, add) => {
    add.data({
      everywhere: (locale) => `${name} ${locale}`,
      pages: (locale) => new Map(locale === 'fi' ? [['/docs/b', facts]] : []),
    });
  },
});

test('each language has a node of its features, and each page with feature data has one, until it has none', async () => {
  const { made } = await create([
    feature('one', { data: 1 }),
    feature('off', { data: 0 }, false),
    feature('two', { data: 2, original: ORIGINAL }),
  ]);
  expect(made.filter(({ internal }) => internal.type !== 'Locale')).toMatchObject([
    { id: 'SiteFeatures fi', names: ['one', 'two'], data: { one: 'one fi', two: 'two fi' } },
    { id: 'PageFeatures fi /docs/b', data: { one: 1, two: 2 }, original: ORIGINAL },
    { id: 'SiteFeatures sv', names: ['one', 'two'], data: { one: 'one sv', two: 'two sv' } },
  ]);
  expect((await create([], made)).deleted).toEqual(['PageFeatures fi /docs/b']);
});
