import { buildTestSite, TEST_SITES } from '../__tests__/support/testSites';
import { findBrowser } from './lib/browser';

/** Builds the fixture sites, which the tests of built files and the browser tests visit, where they have changed. */
async function buildTestSites(): Promise<void> {
  // The PDFs of the sites are printed by the browser of the tests.
  const browser = findBrowser(true);
  if (browser !== undefined) process.env.BROWSER_PATH = browser;
  for (const site of TEST_SITES) {
    await buildTestSite(site);
    console.log(`The test site "${site.name}" is built.`);
  }
}

void buildTestSites();
