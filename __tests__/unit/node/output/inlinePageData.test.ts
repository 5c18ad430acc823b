import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { inlinePageData } from '../../../../src/node/output/inlinePageData';
import { PAGE_DATA_ID, pageDataScript } from '../../../../src/ssr/pageDataScript';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const PAGE = `<p>x</p><script type="application/json" id="${PAGE_DATA_ID}"></script><script>y</script>`;

/** The text of the data element of a page that has been seeded so many times. */
function seededText(data: object, times = 1): string {
  const folder = makeTemporaryFolder();
  applyChanges(folder, { '404.html': PAGE, 'page-data.json': `${JSON.stringify(data)}\n` });
  for (let time = 0; time < times; time += 1) inlinePageData(folder, path.join(folder, 'page-data.json'));
  const html = readFileSync(path.join(folder, '404.html'), 'utf8');
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

test('a folder without a 404 page is left alone', () => {
  const folder = makeTemporaryFolder();
  expect(() => inlinePageData(folder, path.join(folder, 'page-data.json'))).not.toThrow();
});
