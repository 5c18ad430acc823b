import { buildTestSite, TEST_SITES } from './testSites';

/** Builds the fixture sites that have changed before the first test that uses them. */
export default async function buildTestSites(): Promise<void> {
  await Promise.all(TEST_SITES.map(buildTestSite));
}
