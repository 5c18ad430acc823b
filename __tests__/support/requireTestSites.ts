import { existsSync } from 'node:fs';
import path from 'node:path';
import { TEST_SITES } from './testSites';

/** Stops the tests of built files before the first of them where a site of fixtures has not been built. */
export default function requireTestSites(): void {
  const missing = TEST_SITES.find(({ project }) => !existsSync(path.join(project, 'built-from.txt')));
  if (missing !== undefined)
    throw new Error(`The test site "${missing.name}" is not built. Run: npm run build:test-sites`);
}
