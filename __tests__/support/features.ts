import { existsSync } from 'node:fs';
import path from 'node:path';

/** True in a project with a feature: each can be deleted, and the tests of what is left pass. */
export const hasFeature = (name: string): boolean => existsSync(path.resolve('src/features', name));

/** `test` for what needs a feature of another folder as well, and a skipped test in a project without it. */
export const testWith = (name: string): typeof test => (hasFeature(name) ? test : test.skip);

/** `describe` for the same. */
export const describeWith = (name: string): typeof describe => (hasFeature(name) ? describe : describe.skip);
