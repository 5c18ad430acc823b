import { FULL } from '../support/testSites';
import { checkMarkup, hasJava } from '../../scripts/lib/siteCheck/nuChecker';
import { inLocale, PAGE_KINDS } from './support/pageKinds';
import { expect, LOCALES, test } from './support/test';

test.skip(!hasJava() && process.env.CI === undefined, 'The Nu HTML checker needs Java, which is not here.');
test.slow();

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

test('the Nu HTML checker finds no fault in any kind of page', async ({ request }) => {
  const read = async (address: string) => [address, await (await request.get(address)).text()] as const;
  // A page's markup is the same in every language; over all kinds, each language comes.
  const kinds = Object.values(PAGE_KINDS).map((path, index) =>
    inLocale(path, LOCALES[index % LOCALES.length]?.base ?? ''),
  );
  const rare = RARE.map((path) => FULL.origin + path);
  const faults = await checkMarkup(new Map(await Promise.all([...kinds, ...rare].map(read))));
  const isWarning = (message: string) => message.startsWith('warning:');
  expect(faults.filter(({ address, message }) => !(address.startsWith(FULL.origin) && isWarning(message)))).toEqual([]);
});
