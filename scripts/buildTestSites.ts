import { buildTestSite, TEST_SITES } from '../__tests__/support/testSites';

/** Builds the fixture sites, which the tests of built files and the browser tests visit, where they have changed. */
async function buildTestSites(): Promise<void> {
  for (const site of TEST_SITES) {
    await buildTestSite(site);
    console.log(`The test site "${site.name}" is built.`);
  }
}

void buildTestSites();
