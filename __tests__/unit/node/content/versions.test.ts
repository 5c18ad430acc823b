import { createRecordStore } from '../../../../src/node/content/recordStore';
import { knownPaths } from '../../../../src/node/content/checks/knownPaths';
import { loadContent, type Content } from '../../../../src/node/content/loadContent';
import { displayedSidebar, type Doc } from '../../../../src/node/content/pageReader';
import { readVersions } from '../../../../src/node/versions/readVersions';
import { makeContentFolder, removeTemporaryFolders } from '../../../support/contentFolder';
import { faultsAfter } from '../../../support/faults';
import { versionedDocs } from '../../../support/versionedSite';

let content: Content;
beforeAll(async () => {
  const loaded = await loadContent(makeContentFolder(versionedDocs), createRecordStore());
  if (loaded.content === undefined) throw new Error('The content cannot be read.');
  content = loaded.content;
});
afterAll(removeTemporaryFolders);

const docAt = (path: string, locale = 'fi') => content.docs.find((doc) => doc.path === path && doc.locale === locale);

test('a content folder with three versions has no faults', async () => {
  expect(await faultsAfter(versionedDocs)).toEqual([]);
});

test('the versions are told newest first, with what each says about itself', () => {
  expect(content.versions.versions).toEqual([
    { name: '3.0', label: { fi: '3.0 (tulossa)', en: '3.0 (next)', sv: '3.0 (kommer)' }, banner: 'unreleased' },
    { name: 'current', label: '2.0', banner: 'none' },
    { name: '1.0', label: '1.0', banner: 'unmaintained' },
  ]);
});

test('without versions.yaml there is only the current version', () => {
  const { value, diagnostics } = readVersions(makeContentFolder());
  expect([value.versions.map(({ name }) => name), value.others, diagnostics]).toEqual([['current'], [], []]);
});

test('each version has pages of its own', () => {
  const own = [...knownPaths(content).keys()].filter((path) => /^\/docs\/[13]/.test(path));
  expect(own.sort()).toEqual([
    '/docs/1.0/alku',
    '/docs/1.0/category/ohjeet',
    '/docs/1.0/ohjeet',
    '/docs/1.0/ohjeet/saldo',
    '/docs/1.0/vanha',
    '/docs/3.0/alku',
    '/docs/3.0/ohjeet/lasku',
    '/docs/3.0/uutta',
  ]);
  expect(docAt('/docs/1.0/alku', 'sv')?.version).toBe('1.0');
  expect(docAt('/docs/alku', 'sv')?.version).toBe('current');
});

test('links lead where their version means them to', () => {
  const linksOf = (path: string) => docAt(path)?.content.links.map(({ href }) => href);
  expect(linksOf('/docs/1.0/alku')).toEqual([
    '/docs/1.0/ohjeet/saldo#tila',
    '/docs/1.0/vanha',
    '/docs/ohjeet/lasku',
    '/docs/3.0/uutta',
  ]);
  expect(linksOf('/docs/1.0/ohjeet/saldo')).toEqual(['/docs/alku']);
});

test('what a doc names beside it is of its own version', async () => {
  const named = (lines: string) =>
    faultsAfter({
      ...versionedDocs,
      'versions/1.0/docs/uusi.mdx': `---\ntitle: Uusi\ndescription: Uusi sivu.\n${lines}\n---\n\nTeksti.\n`,
      'versions/1.0/sidebars.yaml': `${String(versionedDocs['versions/1.0/sidebars.yaml'])}vanhat:\n  label: Vanhat\n  items: [uusi]\n`,
    });
  expect(await named('displayed_sidebar: vanhat\npagination_prev: /docs/vanha\npagination_next: /docs/alku')).toEqual(
    [],
  );
  expect(await named('displayed_sidebar: versiot\npagination_next: /docs/ohjeet/lasku')).toEqual([
    expect.objectContaining({
      message: 'There is no sidebar "versiot".',
      hint: 'The sidebars are ohjeet, vanhat; null shows none.',
    }),
    expect.objectContaining({
      message: 'The doc "/docs/1.0/ohjeet/lasku" that "pagination_next" names does not exist.',
    }),
  ]);
});

test('a doc stands beside the sidebar of its own version that it names', () => {
  const frontMatter = { ...docAt('/docs/1.0/vanha')?.frontMatter, displayed_sidebar: 'ohjeet' } as Doc['frontMatter'];
  expect(displayedSidebar(frontMatter, '1.0')).toBe('1.0/ohjeet');
  expect(displayedSidebar(frontMatter, 'current')).toBe('ohjeet');
  expect(displayedSidebar({ ...frontMatter, displayed_sidebar: null }, '1.0')).toBeNull();
});

test('an alias is an old address of the same version', () => {
  expect(docAt('/docs/1.0/vanha')?.frontMatter.aliases).toEqual(['/docs/1.0/ikivanha']);
});
