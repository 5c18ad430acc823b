import path from 'node:path';
import { formatReport, type Finding } from '../../../../src/node/diagnostics/diagnostic';
import { checkContent } from '../../../../src/node/content/checkContent';
import { loadContent } from '../../../../src/node/content/loadContent';
import { formatPublishedLinks, joinPublishedLinks } from '../../../../src/node/content/publishedLinkList';
import { listLinks } from '../../../../src/node/content/publishedLinks';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import {
  checkSearchExpectations,
  readSearchExpectations,
} from '../../../../src/node/search/evaluation/searchExpectations';
import { goodText, replaced } from '../../../support/changes';
import { applyChanges, makeContentFolder, removeTemporaryFolders, type Changes } from '../../../support/contentFolder';
import { oneFault } from '../../../support/faults';
import { fixtureCatalogue } from '../../../support/fixtureTexts';

afterAll(removeTemporaryFolders);

/** Files that a change leaves alone are compiled once for all. */
const store = createRecordStore();

const doc = (facts: string, text: string) => `---\n${facts}\n---\n\n${text}\n`;
const SALDO = /\/docs\/ohjeet\/saldo/g;

/** A guide and its quick guide, which link to each other, with their places in the sidebar. */
const guides: Changes = {
  'docs/ohjeet/hyvitys.mdx': doc(
    'title: Hyvitykset\ndescription: Miten hyvitykset toimivat.',
    '## Vaiheet\n\nKatso myös [pikaohje](/docs/pikaohjeet/hyvita-lasku).',
  ),
  'docs/pikaohjeet/hyvita-lasku.mdx': doc(
    'title: Hyvitä lasku\ndescription: Näin hyvität laskun.\nkeywords: [palautus]',
    '<Steps>\n\n1. Avaa lasku.\n2. Hyvitä se.\n\n</Steps>\n\nLue lisää: [hyvitykset](/docs/ohjeet/hyvitys#vaiheet).',
  ),
};

/** A page under another address, with its old one as an alias, and what led to it; its place in the sidebar, too. */
const renamed: Changes = {
  'docs/ohjeet/saldo.mdx': null,
  'docs/ohjeet/avoin-saldo.mdx': goodText('docs/ohjeet/saldo.mdx').replace(
    'title: Saldo\n',
    'title: Avoin saldo\naliases: [/docs/ohjeet/saldo]\n',
  ),
  'docs/ohjeet/index.mdx': goodText('docs/ohjeet/index.mdx').replace('./saldo.mdx', './avoin-saldo.mdx'),
  'docs/versiot/kesakuu.mdx': goodText('docs/versiot/kesakuu.mdx').replace(SALDO, '/docs/ohjeet/avoin-saldo'),
  'site.yaml': goodText('site.yaml').replace(SALDO, '/docs/ohjeet/avoin-saldo'),
};

const SIDEBARS = goodText('sidebars.yaml')
  .replace(
    '        - ohjeet/saldo\n',
    '        - ohjeet/avoin-saldo\n        - ohjeet/hyvitys\n    - category: { fi: Pikaohjeet, en: Quick guides, sv: Snabbguider }\n      items: [pikaohjeet/hyvita-lasku]\n',
  )
  .replace('    - versiot/kesakuu\n', '    - versiot/heinakuu\n    - versiot/kesakuu\n');

/** Three labels of the interface in other words. */
const labels: Changes = {
  'locales/fi/home.json': fixtureCatalogue('home')
    .replace('Miten voimme auttaa?', 'Mitä etsit?')
    .replace('"Aiheet"', '"Teemat"'),
  'locales/fi/navigation.json': fixtureCatalogue('navigation').replace('"Päävalikko"', '"Valikko ylhäällä"'),
};

const note: Changes = {
  'docs/versiot/heinakuu.mdx': doc(
    'title: Heinäkuun versio\ndescription: Mitä heinäkuussa muuttui.\naffects: [/docs/ohjeet/hyvitys]\nreleased: 2025-07',
    'Hyvitys on nyt helpompi: [hyvitykset](/docs/ohjeet/hyvitys).',
  ),
};

const dayOfWork: Changes = { ...guides, ...renamed, 'sidebars.yaml': SIDEBARS, ...labels, ...note };

const KINDS = 'pikaohje: { under: docs/pikaohjeet, paired: [ohje] }\nohje: { under: docs/ohjeet }\n';
const EXPECTED = 'exact:\n  saldo: /docs/ohjeet/saldo\n  laskun lähetys: /docs/ohjeet/lasku\n';

/** The good folder as a site that has been published: with its addresses, its kinds and its expected searches. */
async function publishedSite(): Promise<string> {
  const folder = makeContentFolder({ 'kinds.yaml': KINDS, 'search-expectations.yaml': EXPECTED });
  const { content } = await loadContent(folder, store);
  if (content === undefined) throw new Error('The good folder cannot be read.');
  applyChanges(folder, { 'published-links.txt': formatPublishedLinks(joinPublishedLinks(listLinks(content))) });
  return folder;
}

/** What `npm run check` and `npm run check:search` say after a day of work and these changes. */
async function checksAfter(changes: Changes = {}): Promise<Finding[]> {
  const folder = await publishedSite();
  applyChanges(folder, { ...dayOfWork, ...changes });
  const loaded = await loadContent(folder, store);
  const { content } = loaded;
  const faults = checkContent(loaded, ['error']);
  const { expectations, diagnostics } = readSearchExpectations(path.join(folder, 'search-expectations.yaml'));
  if (content === undefined) return faults;
  const search = checkSearchExpectations(content, expectations);
  return [...faults, ...diagnostics, ...search.faults, ...search.misses];
}

test('new guides, other words, a new address and a release note are no faults', async () => {
  expect(await checksAfter()).toEqual([]);
});

/** A file of the day of work with one text in place of another, which has to be there. */
function changed(name: string, from: string, to: string): Changes {
  const text = dayOfWork[name];
  if (typeof text !== 'string' || !text.includes(from)) throw new Error(`${name} has no "${from}".`);
  return { [name]: text.replace(from, () => to) };
}

const PUBLISHED = 'content/published-links.txt';
const SEARCHES = 'content/search-expectations.yaml';

test.each<[what: string, changes: Changes, report: string]>([
  [
    'a new address without its alias',
    changed('docs/ohjeet/avoin-saldo.mdx', 'aliases: [/docs/ohjeet/saldo]\n', ''),
    [
      'The content has 2 errors in 2 files.\n',
      `${PUBLISHED}:19:1`,
      '  The address /docs/ohjeet/saldo has been published, but there is nothing now.',
      '  If /docs/ohjeet/avoin-saldo has its content now, write in the front matter of content/docs/ohjeet/avoin-saldo.mdx: aliases: [/docs/ohjeet/saldo]\n',
      `${SEARCHES}:2:10`,
      '  "saldo" expects /docs/ohjeet/saldo, which is no page that the search finds.',
      '  Write the path of a doc or a post.',
    ].join('\n'),
  ],
  [
    'a redirect that was taken away',
    replaced('redirects.yaml', '- { from: /docs, to: /docs/alku }\n', ''),
    oneFault(
      `${PUBLISHED}:12:1`,
      'The address /docs has been published, but there is nothing now.',
      'Add to content/redirects.yaml, with the path of the page that readers want now: - { from: /docs, to: / }',
    ),
  ],
  [
    'a search that does not find what it should',
    { 'search-expectations.yaml': 'everyday:\n  tilaus: /docs/ohjeet/lasku\n' },
    oneFault(
      `${SEARCHES}:2:3`,
      '"tilaus": its page is not among the first 3. Nothing is found.',
      '/docs/ohjeet/lasku is not found: it lacks tilaus.',
      'Put its words into the keywords of the page or into the synonyms, or write why it is missed: { pages: …, knownMiss: … }',
    ),
  ],
])('%s is told', async (_what, changes, report) => {
  expect(formatReport(await checksAfter(changes))).toBe(report);
});
