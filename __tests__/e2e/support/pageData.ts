import type { Page } from '@playwright/test';

interface PageDataFile {
  result: { data: Record<string, unknown> };
}

/** Changes the inline query data of a page before the browser gets it. */
export async function ownData<Data>(page: Page, path: string, change: (data: Data) => object): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(?<=id="pageData">).+?(?=<\/script>)/, (text) => {
      const seed = JSON.parse(text) as PageDataFile;
      const data = change(seed.result.data as Data);
      return JSON.stringify({ ...seed, result: { ...seed.result, data } }).replaceAll('<', '\\u003c');
    });
    await route.fulfill({ response, body });
  });
}

/** Changes the query data of a page before a link to it loads it. */
export async function pageData<Data>(page: Page, path: string, change: (data: Data) => object): Promise<void> {
  await page.route(`**/page-data${path}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as PageDataFile;
    const data = change(file.result.data as Data);
    await route.fulfill({ response, json: { ...file, result: { ...file.result, data } } });
  });
}
