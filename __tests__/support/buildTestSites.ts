import { buildTestSite, TEST_SITES } from './testSites';

/** Builds the fixture sites before the first test of their files, where they have changed. */
export default async function buildTestSites(): Promise<void> {
  await Promise.all(TEST_SITES.map(buildTestSite));
}
