import { startFailureServer } from '../e2e/support/failureServer';
import { FILE_MISSING, test } from './support/test';

const TOGGLE = 'header button[title]';
const mode = () => document.documentElement.dataset.theme;

test('language and colour mode can be switched; the not-found page is in the reader’s language', async ({
  page,
  front,
  keep,
  due,
}) => {
  await page.visit('/docs/etusivu?a=1#b');
  await page.click({ css: 'header summary', text: 'Suomi' });
  await page.click({ css: 'header a[hreflang="sv"]', text: 'Svenska' });
  await page.at('/sv/docs/etusivu?a=1#b');
  await page.hydrated();
  await page.until(() => document.documentElement.lang, 'sv');
  await page.see({ css: 'header summary', text: 'Svenska' });

  await page.visit('/sv/docs/pikaohjeet/saldoo');
  await page.titled('Sidan hittades inte');
  await page.until(() => document.documentElement.lang, 'sv');
  await page.click('main a[href="/sv/docs/pikaohjeet/saldo"]');
  await page.at('/sv/docs/pikaohjeet/saldo');
  await page.titled('Saldon');

  const server = await keep(startFailureServer({ port: front.port }));
  await page.visit(`${server.origin}/`);
  await page.until(mode, 'light');
  await page.inAnotherWindow(async () => {
    await page.visit(`${server.origin}/docs/etusivu`);
    await page.click(TOGGLE);
    await page.until(mode, 'dark');
  });
  await page.until(mode, 'dark');

  due.push(FILE_MISSING);
  server.fail(/\/(?!__)[^/]*\.js$/, { kind: 'status', status: 503 });
  await page.load(`${server.origin}/docs/ohjeet/tilaustenhallinta/tilaukset`);
  await page.until(mode, 'dark');
  await page.until(() => getComputedStyle(document.documentElement).colorScheme, 'dark');
});
