import { relatedPages, type RelatablePage } from '../../node/relatedPages';

const page = (path: string, title: string, rest: Partial<RelatablePage> = {}): RelatablePage => ({
  path,
  title,
  locale: 'fi',
  version: 'current',
  description: '',
  keywords: [],
  sections: [],
  linksTo: [],
  affects: [],
  isUnpublished: false,
  ...rest,
});
const headed = (heading: string) => [{ heading }];

/** Pages of a site about other things, which make shared words rare. */
const OTHERS = 'avain banaani dollari hattu ikkuna jarru kello mopo nappi omena peili rumpu sakset tuoli vasara'
  .split(' ')
  .map((word) => page(`/docs/muut/${word}`, word));

const INVOICE = page('/docs/laskut/lasku', 'Laskun lähetys', { keywords: ['verkkolasku'] });
const REMINDER = page('/docs/laskut/muistutus', 'Muistutus laskusta');
const REFUND = page('/docs/rahat/hyvitys', 'Hyvityslaskun lähetys');
const PAGES = [INVOICE, REMINDER, REFUND, ...OTHERS];

const offered = (pages: readonly RelatablePage[], path = INVOICE.path) =>
  relatedPages(pages, 'fi', 'Katso myös')
    .get(path)
    ?.map((each) => each.path);
/** The pages with changes to one of them. */
const withChange = (changed: RelatablePage, change: Partial<RelatablePage>) =>
  PAGES.map((each) => (each === changed ? { ...each, ...change } : each));

test('offers pages with the same words, in any form and in compounds, in the order of likeness', () => {
  expect(offered(PAGES)).toEqual([REFUND.path, REMINDER.path]);
  expect(offered(PAGES, OTHERS[0]?.path)).toEqual([]);
});

test.each<[string, RelatablePage, Partial<RelatablePage>]>([
  ['a link to it', INVOICE, { linksTo: [REMINDER.path] }],
  ['words in its headings', REMINDER, { sections: headed('Verkkolaskun lähetys') }],
])('%s moves a page up', (_, changed, change) => {
  expect(offered(withChange(changed, change))).toEqual([REMINDER.path, REFUND.path]);
});

test.each<[string, Partial<RelatablePage>]>([
  ['release notes', { affects: ['/docs/muut/avain'] }],
  ['unpublished pages', { isUnpublished: true }],
  ['pages of another version', { version: '1.0' }],
])('never offers %s', (_, change) => {
  expect(offered(withChange(REFUND, change))).toEqual([REMINDER.path]);
});

test('offers unpublished pages to those who read one', () => {
  const pages = PAGES.map((each) => ({ ...each, isUnpublished: each !== REMINDER }));
  expect(offered(pages)).toContain(REFUND.path);
});

test.each<[string, Partial<RelatablePage>]>([
  ['that says so', { related: false }],
  ['that ends with links of its own', { sections: [{ heading: 'Lue lisää', isReferences: true }] }],
  ['with the heading of such links', { sections: headed('Katso Myös') }],
  ['of release notes', { affects: ['/docs/muut/avain'] }],
])('offers none on a page %s', (_, change) => {
  expect(offered(withChange(INVOICE, change))).toBeUndefined();
});

test('offers at most three, the same in any order of the files', () => {
  const copies = ['a', 'b', 'c', 'd'].map((name) => page(`/docs/x/${name}`, 'Laskun lähetys'));
  const expected = ['/docs/x/a', '/docs/x/b', '/docs/x/c'];
  expect(offered([...PAGES, ...copies])).toEqual(expected);
  expect(offered([...copies, ...PAGES].reverse())).toEqual(expected);
});

test('a small edit of a page leaves the lists of others alone', () => {
  const words = OTHERS.map(({ title }) => title);
  const site = Array.from({ length: 300 }, (_, at) => {
    const [one, two, three] = [7, 11, 13].map((step) => words[(at * step + Math.floor(at / 15)) % words.length] ?? '');
    return page(`/docs/${String(at)}`, `${one ?? ''} ${two ?? ''}`, { keywords: [three ?? ''] });
  });
  const listsOf = (pages: readonly RelatablePage[]) =>
    [...relatedPages(pages, 'fi', 'Katso myös')].map(
      ([path, list]) => `${path}: ${list.map((each) => each.path).join()}`,
    );
  const before = listsOf(site);
  const after = listsOf(
    site.map((each, at) => (at === 5 ? { ...each, sections: headed('banaani ja uusi kello') } : each)),
  );
  const moved = before.filter((list, at) => list !== after[at]);
  expect(before.join()).not.toBe('');
  expect(moved.length).toBeLessThanOrEqual(site.length * 0.03);
});
