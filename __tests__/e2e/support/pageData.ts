import type { Page } from '@playwright/test';

interface PageDataFile {
  result: { data: Record<string, unknown> };
}

/** Changes what the query of a page has answered, before the browser gets it. */
export async function pageData<Data>(page: Page, path: string, change: (data: Data) => object): Promise<void> {
  await page.route(`**/page-data${path}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as PageDataFile;
    const data = change(file.result.data as Data);
    await route.fulfill({ response, json: { ...file, result: { ...file.result, data } } });
  });
}
