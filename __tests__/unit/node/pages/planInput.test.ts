import { CURRENT_VERSION } from '../../../../src/model/pages/versionPath';
import { gatherPlanInput, type PlannableDoc } from '../../../../src/node/pages/planInput';

const doc = (name: string, displayedSidebar?: string | null, locale = 'fi'): PlannableDoc => ({
  path: `/docs/${name}`,
  locale,
  draft: false,
  aliases: [],
  displayedSidebar,
});

const SIDEBARS = [
  { name: 'ohjeet', version: CURRENT_VERSION, label: 'Ohjeet', isDefault: true, items: [] },
  {
    name: 'pika',
    version: CURRENT_VERSION,
    label: 'Pika',
    isDefault: false,
    items: [{ type: 'doc' as const, path: '/docs/listattu' }],
  },
];

test.each<[string, PlannableDoc[], string | null]>([
  ['that a sidebar lists stands in that one', [doc('listattu')], 'pika'],
  ['that none lists stands in the default one', [doc('muu')], 'ohjeet'],
  ['that names another one stands in that', [doc('listattu', 'ohjeet')], 'ohjeet'],
  ['that wants none has none', [doc('listattu', null)], null],
  ['goes by what its original says', [doc('listattu', null), doc('listattu', 'ohjeet', 'sv')], null],
])('a doc %s', (_, docs, expected) => {
  const { docs: planned } = gatherPlanInput({
    docs,
    posts: [],
    sidebars: SIDEBARS,
    otherVersions: [],
    tags: [],
    hasAuthors: false,
    authorPages: [],
    redirects: [],
    searchPath: '/search',
    home: { ways: [], featured: [] },
    defaultCode: 'fi',
  });
  expect(planned.map(({ sidebar }) => sidebar)).toEqual([expected]);
});
