import type { Changes } from '../../../../__tests__/support/contentFolder';
import { makeContentFolder } from '../../../../__tests__/support/contentFolder';
import { engineOf } from '../../../../__tests__/support/engine';
import { contentOf, errorsIn } from '../../../../__tests__/support/writing';
import { formatReport } from '../../../node/diagnostics/diagnostic';
import { isShown } from '../../../node/graphql/onCreateNode';
import { SECRET, withColleagues } from '../../../../__tests__/e2e/support/colleaguesPages';

const read = (audience: string, changes: Changes) => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production', SITE_AUDIENCE: audience });
  return makeContentFolder(changes);
};

const page = (text: string, keys = '') => `---\ntitle: Uusi\ndescription: Uusi ohje.\n${keys}---\n\n${text}\n`;
const MARKED = 'audience: colleagues\n';

test('customers get no page or part for colleagues, of any language, section or kind', async () => {
  const folder = read('customers', withColleagues({}));
  const { docs, posts } = await contentOf(folder);
  const shown = [...docs, ...posts].filter(isShown(engineOf(folder)));
  expect(shown.map(({ path, locale }) => `${locale} ${path}`).sort()).toEqual([
    'fi /blog/2025/06/30/kesakuu',
    'fi /blog/webinaari',
    'fi /docs/alku',
    'fi /docs/ohjeet',
    'fi /docs/ohjeet/lasku',
    'fi /docs/ohjeet/saldo',
    'fi /docs/versiot/kesakuu',
    'sv /docs/alku',
  ]);
  expect(JSON.stringify(shown.map(({ content, frontMatter }) => [content, frontMatter]))).not.toContain(SECRET);
  expect(await errorsIn(folder)).toEqual([]);
});

test('colleagues get all of it but drafts, with marks in titles and results of the search', async () => {
  const folder = read('colleagues', withColleagues({}));
  const { docs } = await contentOf(folder);
  const shown = docs.filter(isShown(engineOf(folder)));
  expect(shown.flatMap(({ path, frontMatter }) => (path.includes(SECRET) ? [[path, frontMatter.title]] : []))).toEqual([
    [`/docs/ohjeet/${SECRET}`, `Sivu ${SECRET} (kollegoille)`],
    [`/docs/ohjeet/${SECRET}`, `Sida ${SECRET} (för kollegor)`],
    [`/docs/${SECRET}`, `Osio ${SECRET} (kollegoille)`],
    [`/docs/${SECRET}/syvalla/sivu`, `English ${SECRET} (for colleagues)`],
    [`/docs/${SECRET}/syvalla/sivu`, `Osion sivu ${SECRET} (kollegoille)`],
  ]);
  const saldo = shown.find(({ path }) => path === '/docs/ohjeet/saldo');
  expect(saldo?.content.sections.map(({ id, heading }) => [id, heading])).toEqual([
    ['', ''],
    ['colleagues', 'Vain kollegoille'],
    ['colleagues-2', 'Vain kollegoille'],
    ['colleagues-3', 'Vain kollegoille'],
  ]);
  expect(await errorsIn(folder)).toEqual([]);
});

const LINK = '[Linkki](/docs/uusi)';

test.each<[string, Changes, string]>([
  ['a link', { 'docs/toinen.mdx': page(LINK) }, 'docs/toinen.mdx:6:1'],
  ['a link in a part of another page', { 'docs/toinen.mdx': page(`<Colleagues>${LINK}</Colleagues>`) }, ''],
  ['a link on a page for colleagues', { 'docs/toinen.mdx': page(LINK, MARKED) }, ''],
  ['a redirect', { 'redirects.yaml': '- { from: /vanha, to: /docs/uusi }\n' }, 'redirects.yaml:1:11'],
  ['a next page', { 'docs/toinen.mdx': page('A', 'pagination_next: /docs/uusi\n') }, 'docs/toinen.mdx:4:18'],
])('%s to a page for colleagues', async (_, changes, place) => {
  const folder = read('check', { 'docs/uusi.mdx': page('Ohje.', MARKED), ...changes });
  const report = formatReport((await errorsIn(folder)).filter(({ message }) => message.includes('for colleagues')));
  expect(/docs\/toinen\.mdx:\d+:\d+|redirects\.yaml:\d+:\d+/.exec(report)?.[0] ?? '').toBe(place);
});

test('the check reads parts for colleagues, too', async () => {
  const folder = read('check', { 'docs/uusi.mdx': page('<Colleagues>[Linkki](/docs/olematon)</Colleagues>') });
  expect(formatReport(await errorsIn(folder))).toContain('docs/uusi.mdx:6:13');
});

test('a post that is marked as a whole is an error, and customers do not get it either', async () => {
  const post = `---\ntitle: Uusi\ndescription: Uusi juttu.\ndate: 2025-01-01\nauthors: [tiimi]\n${MARKED}---\n\n${SECRET}\n`;
  const folder = read('customers', { 'blog/uusi.mdx': post });
  expect(formatReport(await errorsIn(folder))).toContain('blog/uusi.mdx:6:1');
  const { posts } = await contentOf(folder);
  const [uusi] = posts.filter(({ path }) => path.endsWith('/uusi'));
  expect(uusi?.frontMatter.title).toBe('Uusi');
  expect(uusi === undefined || isShown(engineOf(folder))(uusi)).toBe(false);
});
