import { formatReport, type Diagnostic } from '../../src/node/diagnostics/diagnostic';
import { checkContent } from '../../src/node/content/checkContent';
import { loadContent } from '../../src/node/content/loadContent';
import { createRecordStore } from '../../src/node/content/recordStore';
import { withContentFolder, type Changes } from './contentFolder';

/** Files that a change leaves alone are compiled once for all. */
const store = createRecordStore();

/** The errors of the good folder after the changes. */
export function faultsAfter(changes: Changes): Promise<Diagnostic[]> {
  return withContentFolder(changes, async (folder) => checkContent(await loadContent(folder, store), ['error']));
}

/** The whole report on the good folder after the changes. */
export async function reportAfter(changes: Changes): Promise<string> {
  return formatReport(await faultsAfter(changes));
}

/** The whole report of one error: its place, its message and, where there is one, its hint. */
export function oneFault(...lines: [place: string, ...told: string[]]): string {
  return ['The content has 1 error in 1 file.\n', ...lines].join('\n  ').replace('\n\n  ', '\n\n');
}

/** A row of a table of faults: what is wrong, the changes to the good folder that make it so, and the whole report. */
export type FaultRow = [fault: string, changes: Changes, report: string];
