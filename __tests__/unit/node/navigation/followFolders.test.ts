import { followFolder, inWords, type FiledDoc } from '../../../../src/node/navigation/followFolders';
import { readFiledDocs } from '../../../../src/node/navigation/filedDocs';
import { readSidebars } from '../../../../src/node/navigation/readSidebars';
import { makeContentFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const doc = (path: string, more: Partial<FiledDoc> = {}): FiledDoc => ({
  path,
  isIndex: false,
  position: undefined,
  label: undefined,
  ...more,
});
const index = (path: string, more: Partial<FiledDoc> = {}) => doc(path, { isIndex: true, ...more });

test.each([
  ['getting-started', 'Getting started'],
  ['api_v2', 'Api v2'],
  ['yhteys', 'Yhteys'],
])('%s in words is %s', (name, words) => {
  expect(inWords(name)).toBe(words);
});

test('docs stand by their position, then by name', () => {
  const docs = [doc('/docs/b'), doc('/docs/a'), doc('/docs/z', { position: 2 }), doc('/docs/y', { position: 10 })];
  expect(followFolder('/docs', docs).map((item) => 'path' in item && item.path)).toEqual([
    '/docs/z',
    '/docs/y',
    '/docs/a',
    '/docs/b',
  ]);
});

test('a folder is a category: named and placed by its index, which stands first in it', () => {
  const docs = [
    doc('/docs/last'),
    index('/docs/guides', { label: { fi: 'Oppaat', en: 'Guides' }, position: 1 }),
    doc('/docs/guides/a', { position: 1 }),
    doc('/docs/how-to/deep/b'),
    index('/docs'),
  ];
  expect(followFolder('/docs', docs)).toEqual([
    { type: 'doc', path: '/docs' },
    {
      type: 'category',
      label: { fi: 'Oppaat', en: 'Guides' },
      items: [
        { type: 'doc', path: '/docs/guides' },
        { type: 'doc', path: '/docs/guides/a' },
      ],
    },
    {
      type: 'category',
      label: 'How to',
      items: [{ type: 'category', label: 'Deep', items: [{ type: 'doc', path: '/docs/how-to/deep/b' }] }],
    },
    { type: 'doc', path: '/docs/last' },
  ]);
});

test('a doc and a folder of one name stand one after the other', () => {
  expect(followFolder('/docs', [doc('/docs/a/inner'), doc('/docs/a')])).toEqual([
    { type: 'doc', path: '/docs/a' },
    { type: 'category', label: 'A', items: [{ type: 'doc', path: '/docs/a/inner' }] },
  ]);
});

test('of files only what lists may name is filed, in all its languages', () => {
  const page = (title: string, more = '') => `---\ntitle: ${title}\ndescription: Kuvaus.\n${more}---\n\nTeksti.\n`;
  const folder = makeContentFolder({
    'docs/oppaat/index.mdx': page('Oppaat', 'sidebar_position: 3\n'),
    'docs/oppaat/index.sv.mdx': page('Guider', 'sidebar_position: 9\n'),
    'docs/oppaat/piilo.mdx': page('Piilo', 'unlisted: true\n'),
    'docs/oppaat/rikki.mdx': '---\ntitle: [\n---\n\nTeksti.\n',
  });
  expect(readFiledDocs(folder, 'current', ['fi', 'sv']).filter(({ path }) => path.startsWith('/docs/oppaat'))).toEqual([
    { path: '/docs/oppaat', isIndex: true, position: 3, label: { fi: 'Oppaat', sv: 'Guider' } },
    { path: '/docs/oppaat/rikki', isIndex: false, position: undefined, label: undefined },
  ]);
});

test('a sidebar follows a folder, without what the file names elsewhere', () => {
  const page = '---\ntitle: Sivu\ndescription: Kuvaus.\n---\n\nTeksti.\n';
  const folder = makeContentFolder({
    'sidebars.yaml':
      'kaikki:\n  label: Kaikki\n  items:\n    - auto: kansio\nmuut:\n  label: Muut\n  items:\n    - kansio/b\n    - auto: kansio/syva\n',
    'docs/kansio/a.mdx': page,
    'docs/kansio/b.mdx': page,
    'docs/kansio/syva/c.mdx': page,
  });
  const { value, diagnostics } = readSidebars(folder, { origins: [], baseUrl: '/', codes: ['fi'] });
  expect(diagnostics).toEqual([]);
  expect(value?.sidebars.map(({ items }) => items)).toEqual([
    [{ type: 'doc', path: '/docs/kansio/a' }],
    [
      { type: 'doc', path: '/docs/kansio/b', label: undefined },
      { type: 'doc', path: '/docs/kansio/syva/c' },
    ],
  ]);
  expect(value?.placed.map(({ item, line }) => ['path' in item && item.path, line])).toEqual([
    ['/docs/kansio/a', 4],
    ['/docs/kansio/b', 8],
    ['/docs/kansio/syva/c', 9],
  ]);
});
