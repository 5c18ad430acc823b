import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/lib/browser';
import { PLAIN } from './__tests__/support/testSites';

const executablePath = findBrowser(true);
if (executablePath === undefined) throw new Error('No Chromium was found. Run: npm test -- browser');

// The PDFs of the test sites are printed by the browser of the tests.
process.env.BROWSER_PATH = executablePath;
// Tests expect messages in English, whatever the language of the computer.
process.env.MESSAGE_LANGUAGE = 'en';

export default defineConfig({
  testDir: '.',
  testMatch: ['__tests__/e2e/**/*.spec.ts', 'src/features/*/__tests__/e2e/**/*.spec.ts'],
  // Fixture sites and second outputs are copies of the project.
  testIgnore: ['**/test-results/**', '**/.drafts/**', '**/.colleagues/**'],
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: availableParallelism(),
  retries: 0,
  timeout: 30_000,
  // Tests wait for states, which come when they come: this says how late one may be on a busy machine.
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME === undefined ? [['list']] : [['dot'], ['json']],
  globalSetup: './__tests__/e2e/support/globalSetup.ts',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PLAIN.port}`,
    launchOptions: {
      executablePath,
      // Set by `npm run test:nightly -- slow`.
      slowMo: Number(process.env.SLOW_MOTION ?? 0),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // A trace costs every test time, also those that pass: `--trace on` records one where it is wanted.
    screenshot: 'only-on-failure',
  },
});
