import { runInNewContext } from 'node:vm';
import { inlinePageData, markPageData } from '../../../../src/node/output/pageData';
import { PAGE_DATA_ID, pageDataScript } from '../../../../src/ssr/pageDataScript';

const PAGE = `<p>x</p><script type="application/json" id="${PAGE_DATA_ID}"></script><script>y</script>`;

/** The text of the data element of a page that has been seeded so many times. */
function seededText(data: object, times = 1): string {
  let html = PAGE;
  for (let time = 0; time < times; time += 1) html = inlinePageData(html, `${JSON.stringify(data)}\n`);
  const [before, after] = PAGE.split('></script><script>y') as [string, string];
  expect(html.startsWith(`${before}>`)).toBe(true);
  expect(html.endsWith(`</script><script>y${after}`)).toBe(true);
  return html.slice(before.length + 1, html.length - `</script><script>y${after}`.length);
}

const DATA = { path: '/en/404.html', result: { text: '</script><b>$&' } };

test.each([
  ['/en/ei/ole', '', '/en/ei/ole'],
  ['/ohje/en/x', '/ohje', '/en/x'],
  ['/ohje', '/ohje', '/'],
])('at %s the page belongs to the address at hand and brings its data', (pathname, base, expected) => {
  const textContent = seededText(DATA);
  expect(textContent).not.toContain('<');
  const window: Record<string, unknown> = {};
  const document = { getElementById: (id: string) => (id === PAGE_DATA_ID ? { textContent } : null) };
  runInNewContext(pageDataScript(base), { window, document, location: { pathname } });
  expect(window).toEqual({ pageData: { ...DATA, path: expected } });
});

test('a page that a build left as it was is seeded anew', () => {
  expect(seededText(DATA, 2)).toBe(seededText(DATA));
});

test('the data of a page says for which code it was made, and stays as it is where it says so already', () => {
  expect(markPageData('{"path":"/","result":{}}', 'new')).toBe('{"path":"/","result":{},"build":"new"}');
  expect(JSON.parse(markPageData('{"path":"/","build":"old"}', 'new'))).toEqual({ path: '/', build: 'new' });
  const same = '{ "path": "/", "build": "new" }\n';
  expect(markPageData(same, 'new')).toBe(same);
});
