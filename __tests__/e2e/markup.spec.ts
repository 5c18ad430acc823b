import { checkMarkup, hasJava } from './support/nuChecker';
import { inLocale, PAGE_KINDS } from './support/pageKinds';
import { expect, LOCALES, test } from './support/test';

test('the Nu HTML checker finds no fault in any kind of page, in any language', async ({ request }) => {
  test.skip(!hasJava() && process.env.CI === undefined, 'The Nu HTML checker needs Java, which is not here.');
  test.slow();
  const pages = new Map<string, string>();
  for (const { base } of LOCALES) {
    for (const path of Object.values(PAGE_KINDS)) {
      const address = inLocale(path, base);
      pages.set(address, await (await request.get(address)).text());
    }
  }
  expect(checkMarkup(pages)).toEqual([]);
});
