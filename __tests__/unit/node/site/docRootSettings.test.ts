import { knownPaths } from '../../../../src/node/content/checks/knownPaths';
import type { Content } from '../../../../src/node/content/loadContent';
import { errorsAfter, withContent } from '../../../support/errorCases';
import { inSite } from '../../../support/changes';

const page = (title: string, more = '') => `---\ntitle: ${title}\ndescription: ${title}.\n${more}---\n\nTeksti.\n`;
const ROOT = {
  ...inSite(
    'navbar:',
    'docs: { roots: [{ folder: api, label: { fi: Rajapinta, en: API, sv: Gränssnitt } }] }\nnavbar:',
  ),
  'docs/api/index.mdx': page('Alku'),
  'docs/api/keys.mdx': page('Avaimet', 'sidebar_position: 2\n'),
  'docs/api/errors.mdx': page('Virheet', 'sidebar_position: 1\n'),
};

test('a folder among docs.roots has its sidebar, its link in the bar and its search area', async () => {
  expect(await errorsAfter(ROOT)).toEqual([]);
  await withContent(ROOT, (read) => {
    const content = read.content as Content;
    const { site, sidebars } = content;
    expect(site.navbar.items.at(-1)).toMatchObject({ type: 'link', to: '/docs/api', label: { en: 'API' } });
    expect(site.search.areas.at(-1)).toMatchObject({ id: 'api', under: ['/docs/api'] });
    const own = sidebars.sidebars.find(({ name }) => name === 'api');
    expect(own).toMatchObject({ isDefault: false, label: { sv: 'Gränssnitt' } });
    expect(own?.items.map((item) => ('path' in item ? item.path : ''))).toEqual([
      '/docs/api',
      '/docs/api/errors',
      '/docs/api/keys',
    ]);
    expect([...knownPaths(content).keys()]).toContain('/docs/api');
  });
});

test('a sidebar of the file that has its pages is the one of the root', async () => {
  const sidebars =
    'ohjeet: { label: A, items: [alku, { auto: ohjeet }, { auto: versiot }] }\nrajapinta: { label: B, items: [api/keys, api] }\n';
  await withContent({ ...ROOT, 'sidebars.yaml': sidebars }, ({ content }) => {
    expect(content?.sidebars.sidebars.map(({ name, items }) => [name, items.length])).toEqual([
      ['ohjeet', 5],
      ['rajapinta', 2],
    ]);
  });
});
