import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { ENGINE_NAMES, whatIsMissing, type EngineName } from './__tests__/engines/support/engine';

/** Playwright's runner without its browsers: it cannot drive the Firefox and the WebKit of Debian. */

const missing = ENGINE_NAMES.flatMap((name) => whatIsMissing(name) ?? []);
if (missing.length > 0 && process.env.CI !== undefined) throw new Error(missing.join('\n'));
// Each worker reads this file too.
if (process.env.TEST_WORKER_INDEX === undefined)
  missing.forEach((text) => console.warn(`${text}\nIts tests are left out.`));

const installed = ENGINE_NAMES.filter((name) => whatIsMissing(name) === undefined);

// Tests expect messages in English, whatever the language of the computer.
process.env.MESSAGE_LANGUAGE = 'en';

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  testMatch: ['__tests__/engines/**/*.spec.ts', 'src/features/*/__tests__/engines/**/*.spec.ts'],
  // Fixture sites and second outputs are copies of the project.
  testIgnore: installed.length === 0 ? '**' : ['**/test-results/**', '**/.drafts/**', '**/.colleagues/**'],
  outputDir: 'test-results/engines',
  fullyParallel: false,
  forbidOnly: true,
  workers: availableParallelism(),
  retries: 0,
  timeout: 60_000,
  // Tests wait for states, which come when they come: this says how late one may be on a busy machine.
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME === undefined ? [['list']] : [['dot'], ['json']],
  globalSetup: './__tests__/e2e/support/globalSetup.ts',
  projects: installed.map((name) => ({ name, use: { engineName: name } })),
});
