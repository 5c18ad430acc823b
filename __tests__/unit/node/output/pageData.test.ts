import { inlinePageData, markPageData, withoutPageData } from '../../../../src/node/output/pageData';

const page = (seed = '', content = 'Ohje') =>
  `<div class="prose">${content}</div><script type="application/json" id="page-data">${seed}</script><script>y</script>`;

const dataOf = (data: object) =>
  JSON.stringify({ path: '/x', componentChunkName: 'doc', matchPath: '/*', build: 'new', result: { data } });

/** What a page brings along. */
const seedOf = (html: string) => JSON.parse(/id="page-data">([^<]*)</.exec(html)?.[1] ?? '') as unknown;

test('a page brings its data along as text that ends no element, without what Gatsby alone needs', () => {
  const data = { site: { title: '</script><b>$&' } };
  const html = inlinePageData(page(), dataOf(data), '');
  expect(html.replace(/(id="page-data">)[^<]*/, '$1')).toBe(page());
  expect(seedOf(html)).toEqual({ path: '/x', componentChunkName: 'doc', result: { data } });
});

test('the content that the page has is not in its data once more', () => {
  const content = '<p>Ohje</p><div class="prose">$&</div>';
  for (const owner of ['doc', 'post']) {
    const html = inlinePageData(page('', content), dataOf({ [owner]: { html: content, title: 'Saldo' }, site: 1 }), '');
    expect(seedOf(html)).toMatchObject({ result: { data: { [owner]: { html: null, title: 'Saldo' }, site: 1 } } });
  }
});

test('content that the page has in another form stays in its data', () => {
  const html = inlinePageData(page('', '<p>Ohje</p>'), dataOf({ doc: { html: '<p>Oh' } }), '');
  expect(seedOf(html)).toMatchObject({ result: { data: { doc: { html: '<p>Oh' } } } });
});

test('a page that a build left as it was is seeded anew', () => {
  const once = inlinePageData(page(), dataOf({ site: 1 }), '');
  expect(inlinePageData(once, dataOf({ site: 1 }), '')).toBe(once);
  expect(withoutPageData(once)).toBe(page());
});

test('what the build before has put into a page is not taken for what the page shows', () => {
  const locales = { edges: [{ node: { ns: 'common', data: '{"feeds":"Seuraa:","close":"Sulje"}' } }] };
  const html = inlinePageData(page('"Seuraa:"'), dataOf({ locales }), '');
  expect(html).toBe(inlinePageData(page(), dataOf({ locales }), ''));
  expect(html).not.toContain('Seuraa:');
  expect(html).toContain('Sulje');
});

test('the data of a page says for which code it was made, and stays as it is where it says so already', () => {
  expect(markPageData('{"path":"/","result":{}}', 'new')).toBe('{"path":"/","result":{},"build":"new"}');
  expect(JSON.parse(markPageData('{"path":"/","build":"old"}', 'new'))).toEqual({ path: '/', build: 'new' });
  const row = { type: 'doc', depth: 0, label: 'Saldo', href: '/docs/saldo', lang: null, inTrail: false, pruned: false };
  const json = JSON.stringify({ path: '/', result: { data: { sidebar: { name: 'a', entries: [row] }, doc: 1 } } });
  expect(JSON.parse(markPageData(json, 'new'))).toEqual({
    path: '/',
    result: { data: { sidebar: { name: 'a', entries: [{ label: 'Saldo', href: '/docs/saldo' }] }, doc: 1 } },
    build: 'new',
  });
  const same = '{ "path": "/", "build": "new" }\n';
  expect(markPageData(same, 'new')).toBe(same);
});
