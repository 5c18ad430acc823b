import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { askContent } from '../../../../packages/reports/src/asking/askContent';
import { buildReport } from '../../../../packages/reports/src/owner/writeReport';
import { parseAskArguments } from '../../../../scripts/lib/askArguments';
import { commitAll } from '../../../../__tests__/support/commitAll';
import { testWith } from '../../../../__tests__/support/features';
import { applyChanges, makeContentFolder, makeTemporaryFolder } from '../../../../__tests__/support/contentFolder';
import { diagnosticsAfter, errorsAfter } from '../../../../__tests__/support/errorCases';
import { contentOf } from '../../../../__tests__/support/writing';
import { createRecordStore } from '../../../node/content/recordStore';
import { readQueries } from '../../../../packages/reports/src/asking/savedQueries';
import { formatReport } from '../../../node/diagnostics/diagnostic';
import { isShown } from '../../../node/graphql/onCreateNode';
import { buildDocNode } from '../../../node/graphql/pageNodes';
import { readSite } from '../../../node/site/readSite';
import { drafts } from '../feature';
import { compareSites, type PageChange, type SiteChanges } from '../node/compareSites';
import { hideSite } from '../../../node/output/steps/hideSite';
import { added, engineOf } from '../../../../__tests__/support/engine';
import { dataOf } from '../../../../__tests__/support/setUp';
import type { FeatureData, PlannedSite } from '../../../extend';

/** Settings of the feature `measuring`. */
type Measured = Partial<Record<'analytics' | 'search', { beacon?: unknown }>>;

const records = createRecordStore();

beforeEach(() => jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' }));

const page = (title: string, text: string, keys = '') =>
  `---\ntitle: ${title}\ndescription: ${title} lyhyesti.\n${keys}---\n\n${text}\n`;
const DRAFT = { 'docs/ohjeet/hyvitys.mdx': page('Hyvitys', 'Hyvitä lasku.', 'draft: true\n') };

async function compare(folder: string, ...args: string[]): Promise<SiteChanges> {
  const engine = { ...engineOf(folder), records: () => records };
  return JSON.parse(await compareSites(args, engine)) as SiteChanges;
}

test('lists what differs from the published content, with the words', async () => {
  const twenty = 'yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen';
  const folder = makeContentFolder({
    'docs/ohjeet/poistuva.mdx': page('Poistuva', 'Vanhentunut ohje.'),
    'docs/ohjeet/siirtyva.mdx': page('Siirtyvä', 'Sama ohje.'),
    'docs/ohjeet/entinen.mdx': page('Entinen luonnos', 'Ohje.', 'draft: true\n'),
    'docs/ohjeet/pitka.mdx': page('Pitkä', `${twenty} vanha lasku ${twenty} loppu.`),
  });
  commitAll(folder);
  applyChanges(folder, {
    ...DRAFT,
    'docs/ohjeet/poistuva.mdx': null,
    'docs/ohjeet/siirtyva.mdx': null,
    'docs/ohjeet/siirtynyt.mdx': page('Siirtyvä', 'Sama ohje.', 'aliases: [/docs/ohjeet/siirtyva]\n'),
    'docs/ohjeet/entinen.mdx': page('Entinen luonnos', 'Ohje.'),
    'docs/ohjeet/pitka.mdx': page('Pitkä', `${twenty} uusi lasku ${twenty} loppu.`),
  });
  const { against, pages } = await compare(folder, 'HEAD');
  expect(against).toBe('HEAD');
  expect(pages.map(({ state, locale, path: own, words }) => [state, locale, own, words.length])).toEqual([
    ['new', 'fi', '/docs/ohjeet/entinen', 0],
    ['draft', 'fi', '/docs/ohjeet/hyvitys', 0],
    ['changed', 'fi', '/docs/ohjeet/pitka', 4],
    ['changed', 'fi', '/docs/ohjeet/siirtynyt', 0],
    ['removed', 'fi', '/docs/ohjeet/poistuva', 0],
  ]);
  expect(pages[2]?.words).toEqual([
    { kind: 'same', text: '… kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen' },
    { kind: 'del', text: 'vanha' },
    { kind: 'ins', text: 'uusi' },
    { kind: 'same', text: 'lasku yksi kaksi kolme neljä viisi kuusi seitsemän' },
  ]);
});

test('without a published branch only drafts are listed; an unknown name is an error', async () => {
  const folder = makeContentFolder(DRAFT);
  expect(await compare(folder)).toMatchObject({ against: null, pages: [{ state: 'draft' }] });
  await expect(compare(folder, 'julkaistu')).rejects.toThrow('Git knows no commit "julkaistu" here.');
});

/** Turns the preview on. */
function preview(pages: PageChange[] = []): void {
  process.env.SITE_PREVIEW = path.join(makeTemporaryFolder(), 'changes.json');
  writeFileSync(process.env.SITE_PREVIEW, JSON.stringify({ against: 'main', pages } satisfies SiteChanges));
}

testWith('measuring')('only a preview has drafts, marked in their titles; it measures nothing', async () => {
  const settings =
    'title: A\ndescription: B\nurl: https://a.example.com\nlocales: [{ code: fi, label: Suomi, htmlLang: fi }]\n' +
    'analytics: { consent: notRequired, beacon: { endpoint: /mittaus } }\nsearch: { beacon: /haut }\n';
  const measured = makeTemporaryFolder({ 'site.yaml': settings });
  const folder = makeContentFolder(DRAFT);
  const read = async () => {
    const draft = (await contentOf(folder)).docs.find(({ path: own }) => own.endsWith('hyvitys'));
    if (draft === undefined) throw new Error('There is no draft.');
    const { title, draft: isLeftOut } = buildDocNode(draft, '', () => '', added);
    const { analytics, search } = (readSite(engineOf(measured)).value?.site ?? {}) as Measured;
    return [title, isLeftOut, isShown(engineOf(folder))(draft), analytics?.beacon, search?.beacon];
  };
  expect(await read()).toEqual(['Hyvitys', true, false, { endpoint: '/mittaus' }, '/haut']);
  preview();
  expect(await read()).toEqual(['Luonnos: Hyvitys', false, true, undefined, undefined]);
});

test('no crawler may list a preview', async () => {
  const headers = ['X-Robots-Tag', 'Referrer-Policy'].map((name) => ({ name, value: 'a', byType: [] }));
  const run = () => hideSite.run({ table: { headers } } as unknown as Parameters<typeof hideSite.run>[0]);
  expect(await run()).toEqual({
    table: { headers: [headers[1], { name: 'X-Robots-Tag', value: 'noindex', byType: [] }] },
    files: [{ path: 'robots.txt', text: 'User-agent: *\nDisallow: /\n' }],
  });
});

test('pages know how they differ, also where they show the text of the first language', async () => {
  const change = (own: string, locale: string, state: PageChange['state']) => ({
    ...{ path: own, locale, state },
    ...{ title: own, words: [] },
  });
  const changes = [change('/a', 'fi', 'changed'), change('/b', 'fi', 'draft'), change('/c', 'fi', 'removed')];
  preview([...changes, change('/b', 'sv', 'new')]);
  const loaded = await contentOf(makeContentFolder());
  const planned = {
    plans: [],
    sidebars: [],
    posts: [],
    docs: [{ path: '/a', locale: 'sv' }] as PlannedSite['docs'][number][],
  };
  const { everywhere, pages } = dataOf(drafts, loaded);
  const stateIn = (locale: string) => (everywhere?.(locale, planned) as FeatureData['drafts']).states;
  expect([stateIn('sv'), stateIn('en')]).toEqual([{ '/b': 'new' }, { '/a': 'changed', '/b': 'draft' }]);
  expect(pages?.('fi', planned).get('/muutokset')?.data).toMatchObject({
    locales: [
      { label: 'Suomi', pages: [{ href: '/a' }, { href: '/b' }, { href: undefined }] },
      { label: 'Svenska', pages: [{ href: '/sv/b' }] },
    ],
  });
});

test('pages that are due are warnings, and answers and a part of the report by owner', async () => {
  const due = {
    'docs/ohjeet/a.mdx': page('A', 'Ohje.', 'reviewBy: 2025-01-31\n'),
    'docs/ohjeet/b.mdx': page('B', 'Ohje.', 'owner: Tuki\nreviewBy: 2025-02-28\n'),
    'docs/ohjeet/c.mdx': page('C', 'Ohje.', 'owner: Laskutus\nreviewBy: 2025-02-28\n'),
    'docs/ohjeet/d.mdx': page('D', 'Ohje.', 'reviewBy: 2999-01-31\n'),
    'docs/ohjeet/e.mdx': page('E', 'Ohje.', 'reviewBy: 2025-01-31\ndraft: true\n'),
  };
  const content = await contentOf(makeContentFolder(due));
  const { findings } = buildReport(content, await diagnosticsAfter(due), new Map(), new Date());
  expect(findings.due?.slice(-2)).toEqual([
    { place: 'content/docs/ohjeet/c.mdx:5', message: 'Laskutus: the review of this page was due on 2025-02-28.' },
    { place: 'content/docs/ohjeet/b.mdx:5', message: 'Tuki: the review of this page was due on 2025-02-28.' },
  ]);
  expect(findings.due).toHaveLength(3);
  const { query, variables } = parseAskArguments(['due'], readQueries(path.resolve('template/en/example'))) ?? {};
  const nodes = [{ owner: 'Laskutus' }, { owner: 'Tuki' }, { owner: null, title: 'A' }];
  expect(await askContent(content, query?.source ?? '', variables)).toMatchObject({ allDoc: { nodes } });
  const wrong = { 'docs/ohjeet/a.mdx': page('A', 'Ohje.', 'reviewBy: 2025-02-30\n') };
  expect(formatReport(await errorsAfter(wrong))).toContain('a.mdx:4:11\n  This is not a valid date.');
});
