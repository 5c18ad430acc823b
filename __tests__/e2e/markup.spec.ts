import { FULL } from '../support/testSites';
import { checkMarkup, hasJava } from './support/nuChecker';
import { inLocale, PAGE_KINDS } from './support/pageKinds';
import { expect, LOCALES, test } from './support/test';

test.skip(!hasJava() && process.env.CI === undefined, 'The Nu HTML checker needs Java, which is not here.');
test.slow();

test('the Nu HTML checker finds no fault in any kind of page, in any language', async ({ request }) => {
  const pages = new Map<string, string>();
  for (const { base } of LOCALES) {
    for (const path of Object.values(PAGE_KINDS)) {
      const address = inLocale(path, base);
      pages.set(address, await (await request.get(address)).text());
    }
  }
  expect(checkMarkup(pages)).toEqual([]);
});

/** Pages of the site FULL with what PLAIN does not have: every content element, an announcement, versions. */
const RARE = [
  '/ohje',
  '/ohje/en/docs/osat/elementit',
  '/ohje/docs/media/termit',
  '/ohje/docs/media/videot',
  '/ohje/docs/media/kuvat',
  '/ohje/docs/1.0/alku',
  '/ohje/sv/docs/3.0/alku',
  '/ohje/docs/kulku/yksin',
];

test('the Nu HTML checker finds no error in what only other sites use', async ({ request }) => {
  const pages = new Map<string, string>();
  for (const path of RARE) {
    pages.set(path, await (await request.get(`${FULL.origin}${path}`)).text());
  }
  expect(checkMarkup(pages).filter((fault) => !fault.includes(': warning:'))).toEqual([]);
});
