import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { seedNotFound } from '../../../../src/node/output/seedNotFound';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const PAGE = '<script>/*<![CDATA[*/window.pagePath="/en/404.html";/*]]>*/</script>';

/** What the seeded page's script sets at an address. */
function seededAt(pathname: string, base: string, data: object): Record<string, unknown> {
  const folder = makeTemporaryFolder();
  applyChanges(folder, { '404.html': PAGE, 'page-data.json': `${JSON.stringify(data)}\n` });
  seedNotFound(folder, path.join(folder, 'page-data.json'), base);
  const html = readFileSync(path.join(folder, '404.html'), 'utf8');
  const script = /^<script>([\s\S]*)<\/script>$/.exec(html)?.[1] ?? '';
  expect(script).not.toContain('</');
  const window: Record<string, unknown> = {};
  runInNewContext(script, { window, location: { pathname } });
  return window;
}

test.each([
  ['/en/ei/ole', '', '/en/ei/ole'],
  ['/ohje/en/x', '/ohje', '/en/x'],
  ['/ohje', '/ohje', '/'],
])('at %s the page belongs to the address at hand and brings its data', (pathname, base, expected) => {
  const data = { path: '/en/404.html', result: { text: '</script><b>$&' } };
  expect(seededAt(pathname, base, data)).toEqual({ pagePath: expected, pageData: { ...data, path: expected } });
});

test('a folder without a 404 page is left alone', () => {
  const folder = makeTemporaryFolder();
  expect(() => seedNotFound(folder, path.join(folder, 'page-data.json'), '')).not.toThrow();
});
