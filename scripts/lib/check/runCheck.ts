import { statSync } from 'node:fs';
import { keptRecords } from '../../../src/node/content/keptRecords';
import { checkContent } from '../../../src/node/content/checkContent';
import { contentSummary } from '../../../src/node/content/contentSummary';
import { loadContent } from '../../../src/node/content/loadContent';
import { readIfThere, readWhileChanging } from '../../../src/node/files/readText';
import { ALL_RULES } from '../../../src/node/content/rules/registry';
import { byPlace, isError } from '../../../src/node/diagnostics/diagnostic';
import type { FormatContext } from '../../../src/node/diagnostics/formats/format';
import { FORMATS } from '../../../src/node/diagnostics/formats/formats';
import { REPORT_FOLDER, writeReport } from '../../../packages/reports/src/owner/writeReport';
import { contentFolder, fileNamed } from '../../../src/node/files/contentFolder';
import { applyFixes, previewFixes } from './fixContent';
import { parseCheckArguments, UsageError } from './checkArguments';
import { selectionOf } from './selectDiagnostics';

/** What a check writes, and the code that it exits with: 0 without errors, 1 with some, 2 after a wrong call. */
interface CheckResult {
  output: string;
  errorOutput: string;
  exitCode: 0 | 1 | 2;
}

const WITHOUT_SETTINGS =
  'Each file was read by itself, with default settings. How files refer to each other is checked once site.yaml can be used.';

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** Reads the lines of files that reports quote, each file once. */
function lineReader(): FormatContext['linesOf'] {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    // A finding may be about a folder, which has no lines.
    const read = () => (isFile(fileNamed(file)) ? (readIfThere(fileNamed(file))?.split('\n') ?? []) : []);
    const lines = known.get(file) ?? read();
    known.set(file, lines);
    return lines;
  };
}

/** Checks the content folder and reports in the format that is asked for. */
export async function runCheck(args: readonly string[], { hasColor }: { hasColor: boolean }): Promise<CheckResult> {
  try {
    const asked = parseCheckArguments(args, [...ALL_RULES.keys()]);
    const isSelected = selectionOf(asked);
    const records = keptRecords();
    const read = () =>
      readWhileChanging(async () => {
        const loaded = await loadContent(contentFolder(), records);
        const all = checkContent(loaded);
        return { ...loaded, all, found: all.filter(isSelected).sort(byPlace) };
      });
    const fixed = asked.fix === 'yes' ? await applyFixes(async () => (await read()).found) : [];
    const { content, isWithoutSettings, all, found: diagnostics } = await read();
    const shown = asked.fix === 'show' ? previewFixes(diagnostics) : fixed;
    // While watching they stay in memory, where the next check finds them.
    if (!asked.isWatching) records.flush();
    const report = FORMATS[asked.format](diagnostics, { rules: ALL_RULES, linesOf: lineReader(), hasColor });
    const hasErrors = diagnostics.some(isError);
    const summary = content === undefined ? [] : contentSummary(content);
    const written =
      asked.isReported && content !== undefined
        ? [`Wrote ${writeReport(content, all, REPORT_FOLDER, new Date())}.`]
        : [];
    const lines = [
      // What is fixed is for people; a program reads only the report.
      ...(asked.format === 'text' ? shown : []),
      ...(report === '' ? [] : [report]),
      ...(asked.format !== 'text'
        ? []
        : [
            ...(hasErrors ? [] : ['The content has no errors.']),
            ...(isWithoutSettings ? [WITHOUT_SETTINGS] : []),
            ...summary,
            ...written,
          ]),
    ];
    return { output: lines.join('\n'), errorOutput: '', exitCode: hasErrors ? 1 : 0 };
  } catch (error) {
    if (error instanceof UsageError) return { output: '', errorOutput: error.message, exitCode: 2 };
    throw error;
  }
}
