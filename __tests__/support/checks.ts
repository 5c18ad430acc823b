import type { Diagnostic } from '../../src/node/diagnostics/diagnostic';
import { placeOf } from '../../src/node/diagnostics/diagnostic';
import { checkContent } from '../../src/node/content/checkContent';
import { loadContent } from '../../src/node/content/loadContent';
import { createRecordStore } from '../../src/node/content/recordStore';
import { goodText } from './changes';
import { withContentFolder, type Changes } from './contentFolder';

/** Files that a change leaves alone are compiled once for all. */
const store = createRecordStore();

/** Everything that `npm run check` reports on the good folder after the changes. */
export function diagnosticsAfter(changes: Changes): Promise<Diagnostic[]> {
  return withContentFolder(changes, async (folder) => checkContent(await loadContent(folder, store)));
}

/** A diagnostic as the tests compare it: level, rule, place, message and hint. */
export function lineOf(diagnostic: Diagnostic): string {
  const { level, rule, message, hint } = diagnostic;
  return [level, rule, placeOf(diagnostic), message, ...(hint === undefined ? [] : [hint])].join(' | ');
}

/** The good folder with a text under `checks` of its `site.yaml`. */
export const withChecks = (text: string): Changes => ({ 'site.yaml': `${goodText('site.yaml')}checks: ${text}\n` });
