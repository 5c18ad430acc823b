import { isFilePath } from '../../src/model/link';
import { readRoutes } from './support/routes';
import { expect, LOCALES, test } from './support/test';

const routes = readRoutes();
const localized = (base: string, path: string) => (path === '/' && base !== '' ? base : base + path);

for (const { code, base } of LOCALES) {
  test(`every route answers in ${code}`, async ({ request }) => {
    const wrong: string[] = [];
    for (const { kind, path, target } of routes) {
      const address = localized(base, path);
      const response = await request.get(address, { maxRedirects: 0 });
      const html = await response.text();
      const lang = /<html[^>]* lang="([^"]+)"/.exec(html)?.[1];
      if (kind === 'redirect') {
        const { location } = response.headers();
        if (response.status() !== 301 || location !== localized(base, target ?? ''))
          wrong.push(`${address} answers ${response.status()} and leads to ${location ?? 'nothing'}`);
      } else if (response.status() !== 200) wrong.push(`${address} answers ${response.status()}`);
      else if (lang !== code) wrong.push(`${address} is in "${lang ?? ''}"`);
      else if ((html.match(/<h1/g) ?? []).length !== 1) wrong.push(`${address} has not one h1`);
    }
    expect(wrong).toEqual([]);
  });
}

test('the site has no other pages than the published routes', async ({ request }) => {
  const links = new Set<string>();
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a[^>]* href="(\/[^"#?]*)/g)) if (!isFilePath(href)) links.add(href);
  }
  const known = new Set(LOCALES.flatMap(({ base }) => routes.map(({ path }) => localized(base, path))));
  expect([...links].filter((href) => !known.has(href)).sort()).toEqual([]);
});
