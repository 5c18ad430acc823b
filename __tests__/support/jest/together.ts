import path from 'node:path';

/** What tests expect of the process, before any of them has been loaded. */
const FOLDER = process.cwd();
const ENV = { ...process.env };

/** Puts back what the tests of a file may have changed, for those of the next one. */
function restore(): void {
  process.chdir(FOLDER);
  for (const key of Object.keys(process.env)) if (!(key in ENV)) delete process.env[key];
  Object.assign(process.env, ENV);
  jest.useRealTimers();
  jest.restoreAllMocks();
}

/** Loads test files, and with them what they import once for all; each has its own `describe`, of its name. */
export function runTogether(names: readonly string[]): void {
  for (const name of names)
    describe(name, () => {
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- a `describe` takes no promise
      require(path.resolve(name));
      afterAll(restore);
    });
}
