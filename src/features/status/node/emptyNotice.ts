import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defineStep } from '../../../node/output/buildStep';

/**
 * Writes a file without a notice, since browsers log a missing one; a notice in the output stays. Runs after the steps
 * that compress files and list them for the offline copy: neither may have this one.
 */
export const emptyNotice = defineStep({
  name: 'write an empty notice',
  run: ({ loaded, output }) => {
    const { status } = loaded.site;
    const file = path.join(output, status?.url ?? '');
    if (status === undefined || existsSync(file)) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '{}\n');
  },
});
