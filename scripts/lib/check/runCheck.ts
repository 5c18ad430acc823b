import { statSync, existsSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { keptRecords } from '../../../src/node/content/keptRecords';
import { checkContent } from '../../../src/node/content/checkContent';
import { contentSummary } from '../../../src/node/content/contentSummary';
import { loadContent } from '../../../src/node/content/loadContent';
import { readIfThere, readWhileChanging } from '../../../src/node/files/readText';
import { ALL_RULES } from '../../../src/node/content/rules/registry';
import { byPlace, isError, placeOf, type Diagnostic } from '../../../src/node/diagnostics/diagnostic';
import { type FormatContext, onOneLine } from '../../../src/node/diagnostics/formats/format';
import { FORMATS } from '../../../src/node/diagnostics/formats/formats';
import { REPORT_FOLDER, writeReport } from '../../../packages/reports/src/owner/writeReport';
import { contentFolder, fileNamed, displayName, writersFolder } from '../../../src/node/files/contentFolder';
import { parseCheckArguments, UsageError, type CheckArguments } from './checkArguments';
import { planFixes, type FixPlan } from '../../../packages/writing/src/planFixes';
import { applyFileChanges, changedLines } from '../../../src/node/files/fileChanges';

const isAtOrBelow = (file: string, place: string) => file === place || file.startsWith(place + path.sep);

/** A path as it was typed, absolute; fails for one that is not there or lies outside the content folder. */
function contentPath(typed: string): string {
  const absolute = path.resolve(typed);
  const folder = writersFolder();
  if (!isAtOrBelow(absolute, folder))
    throw new UsageError(
      `"${typed}" is outside the content folder. Name a file or a folder of ${displayName(folder, folder)}.`,
    );
  if (!existsSync(absolute)) throw new UsageError(`There is no "${typed}". Check its name and its folder.`);
  return absolute;
}

/** Tells which diagnostics were asked for; the content is always checked as a whole. */
function selectionOf({ rules, paths, isChanged }: CheckArguments): (diagnostic: Diagnostic) => boolean {
  const places = paths.map(contentPath);
  const changed = isChanged ? new Set(changedFiles(writersFolder())) : undefined;
  return ({ rule, file }) => {
    const absolute = fileNamed(file);
    return (
      (rules.length === 0 || rules.includes(rule)) &&
      (places.length === 0 || places.some((place) => isAtOrBelow(absolute, place))) &&
      (changed?.has(absolute) ?? true)
    );
  };
}

/** The files of a folder that differ from the last commit, new ones included, as absolute paths. */
function changedFiles(folder: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const root = git('rev-parse', '--show-toplevel').trim();
    const tracked = git('diff', '--name-only', '-z', '--diff-filter=d', 'HEAD', '--', '.');
    const added = git('ls-files', '--others', '--exclude-standard', '--full-name', '-z', '--', '.');
    return `${tracked}${added}`
      .split('\0')
      .filter((name) => name !== '')
      .map((name) => path.join(root, name));
  } catch (error) {
    throw new UsageError(`--changed asks Git, and ${folder} is in no repository with a commit.`, { cause: error });
  }
}

/** Most rounds of fixes: one fix may wait for another that touches the same text. */
const ROUNDS_MAX = 10;

function describe({ changes, fixed }: FixPlan, verb: string): string[] {
  const lines = changes.flatMap(({ to, text, planned }) =>
    changedLines(planned?.toString('utf8') ?? '', text ?? '').flatMap(({ line, before, after }) => [
      `${onOneLine(`${displayName(to ?? '')}:${line}`)}`,
      `  - ${before}`,
      `  + ${after}`,
    ]),
  );
  const rules = fixed.map((diagnostic) => `${onOneLine(placeOf(diagnostic))}  ${diagnostic.rule}`);
  return fixed.length === 0 ? [] : [...lines, `${verb}:`, ...rules.map((rule) => `  ${rule}`)];
}

/** What the fixes would change, in words. */
const previewFixes = (diagnostics: readonly Diagnostic[]): string[] => describe(planFixes(diagnostics), 'Can be fixed');

/**
 * Fixes what has one right answer, and says what it did.
 * @param check reads and checks the content again
 */
async function applyFixes(check: () => Promise<readonly Diagnostic[]>): Promise<string[]> {
  const told: string[] = [];
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const plan = planFixes(await check());
    if (plan.changes.length === 0) break;
    applyFileChanges(plan.changes);
    told.push(...describe(plan, 'Fixed'));
  }
  return told;
}

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
