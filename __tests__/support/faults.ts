import { formatReport, type Diagnostic, type Severity } from '../../src/node/diagnostics/diagnostic';
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

type ReportLines = [place: string, ...told: string[]];
const oneOf = (level: Severity, [place, ...told]: ReportLines) =>
  [`The content has 1 ${level} in 1 file.\n\n${place}`, ...told].join('\n  ');

/** The whole report of one error: its place, its message and, where there is one, its hint. */
export const oneFault = (...lines: ReportLines): string => oneOf('error', lines);

/** The same of one warning. */
export const oneWarning = (...lines: ReportLines): string => oneOf('warning', lines);

/** A row of a table of faults: what is wrong, the changes to the good folder that make it so, and the whole report. */
export type FaultRow = [fault: string, changes: Changes, report: string];
