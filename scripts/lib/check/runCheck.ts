import { statSync, existsSync } from 'node:fs';
import path from 'node:path';
import { runGit } from '../../../src/node/content/gitDates';
import { projectEngine } from '../../../src/engine';
import { checkContent } from '../../../src/node/content/checkContent';
import { contentSummary } from '../../../src/node/content/contentSummary';
import { loadContent } from '../../../src/node/content/loadContent';
import { readIfThere, readWhileChanging } from '../../../src/node/files/readText';
import { allRules } from '../../../src/node/content/rules/registry';
import { byPlace, isError, placeOf, type Diagnostic } from '../../../src/node/diagnostics/diagnostic';
import { type FormatContext, onOneLine } from '../../../src/node/diagnostics/formats/format';
import { say as sayOfReport } from '../../../src/node/diagnostics/messages';
import { FORMATS } from '../../../src/node/diagnostics/formats/formats';
import { REPORT_FOLDER, writeReport } from '../../../packages/reports/src/owner/writeReport';
import { displayName, fileNamed, writersFolder } from '../../../src/node/files/contentFolder';
import { resolveInSite } from '../../../src/node/environment';
import { parseCheckArguments, say, UsageError, type CheckArguments } from './checkArguments';
import { planFixes, type FixPlan } from '../../../packages/writing/src/planFixes';
import { applyFileChanges, changedLines } from '../../../src/node/files/fileChanges';

const isAtOrBelow = (file: string, parent: string) => file === parent || file.startsWith(parent + path.sep);

/** Resolves a typed path; throws if it does not exist or is outside the content folder. */
function contentPath(typed: string): string {
  const absolute = resolveInSite(typed);
  const folder = writersFolder();
  if (!isAtOrBelow(absolute, folder))
    throw new UsageError(say('outside', { typed, folder: displayName(folder, folder) }));
  if (!existsSync(absolute)) throw new UsageError(say('missing', { typed }));
  return absolute;
}

/** Returns a filter for the requested diagnostics; the check always covers all content. */
function selectionOf({ rules, paths, isChanged }: CheckArguments): (diagnostic: Diagnostic) => boolean {
  const selected = paths.map(contentPath);
  const changed = isChanged ? new Set(changedFiles(writersFolder())) : undefined;
  return ({ rule, file }) => {
    const absolute = fileNamed(file);
    return (
      (rules.length === 0 || rules.includes(rule)) &&
      (selected.length === 0 || selected.some((parent) => isAtOrBelow(absolute, parent))) &&
      (changed?.has(absolute) ?? true)
    );
  };
}

/** Absolute paths of a folder's files that differ from the last commit, including new ones. */
function changedFiles(folder: string): string[] {
  const git = (...args: string[]) => runGit(folder, args).toString();
  try {
    const root = git('rev-parse', '--show-toplevel').trim();
    const tracked = git('diff', '--name-only', '-z', '--diff-filter=d', 'HEAD', '--', '.');
    const added = git('ls-files', '--others', '--exclude-standard', '--full-name', '-z', '--', '.');
    return `${tracked}${added}`
      .split('\0')
      .filter((name) => name !== '')
      .map((name) => path.join(root, name));
  } catch (error) {
    throw new UsageError(say('changed', { folder }), { cause: error });
  }
}

/** Maximum number of rounds, because overlapping fixes need several. */
const ROUNDS_MAX = 10;

function describe({ changes, fixed }: FixPlan, heading: 'fixable' | 'fixed'): string[] {
  const lines = changes.flatMap(({ to, text, planned }) =>
    changedLines(planned?.toString('utf8') ?? '', text ?? '').flatMap(({ line, before, after }) => [
      `${onOneLine(`${displayName(to ?? '')}:${line}`)}`,
      `  - ${before}`,
      `  + ${after}`,
    ]),
  );
  const rules = fixed.map((diagnostic) => `${onOneLine(placeOf(diagnostic))}  ${diagnostic.rule}`);
  return fixed.length === 0 ? [] : [...lines, say(heading).message, ...rules.map((rule) => `  ${rule}`)];
}

/** Describes the planned fixes. */
const previewFixes = (diagnostics: readonly Diagnostic[]): string[] => describe(planFixes(diagnostics), 'fixable');

/** Applies the fixes and describes them; `check` reads and checks the content again. */
async function applyFixes(check: () => Promise<readonly Diagnostic[]>): Promise<string[]> {
  const messages: string[] = [];
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const plan = planFixes(await check());
    if (plan.changes.length === 0) break;
    applyFileChanges(plan.changes);
    messages.push(...describe(plan, 'fixed'));
  }
  return messages;
}

/** Output of a check, and its exit code: 0 without errors, 1 with errors, 2 for wrong usage. */
interface CheckResult {
  output: string;
  errorOutput: string;
  exitCode: 0 | 1 | 2;
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** Reads lines quoted in reports, each file once. */
function lineReader(): FormatContext['linesOf'] {
  const cache = new Map<string, readonly string[]>();
  return (file) => {
    // A finding can be about a folder, which has no lines.
    const read = () => (isFile(fileNamed(file)) ? (readIfThere(fileNamed(file))?.split('\n') ?? []) : []);
    const lines = cache.get(file) ?? read();
    cache.set(file, lines);
    return lines;
  };
}

/** Checks the content folder and reports in the requested format. */
export async function runCheck(args: readonly string[], { hasColor }: { hasColor: boolean }): Promise<CheckResult> {
  try {
    const engine = projectEngine();
    const rules = allRules(engine.added);
    const options = parseCheckArguments(args, [...rules.keys()]);
    const isSelected = selectionOf(options);
    const records = engine.records();
    const read = () =>
      readWhileChanging(async () => {
        const loaded = await loadContent(engine, records);
        const all = checkContent(loaded);
        return { ...loaded, all, found: all.filter(isSelected).sort(byPlace) };
      });
    const fixed = options.fix === 'yes' ? await applyFixes(async () => (await read()).found) : [];
    const { content, isWithoutSettings, all, found: diagnostics } = await read();
    const shown = options.fix === 'show' ? previewFixes(diagnostics) : fixed;
    // In watch mode records stay in memory for the next check.
    if (!options.isWatching) records.flush();
    const report = FORMATS[options.format](diagnostics, { rules, linesOf: lineReader(), hasColor });
    const hasErrors = diagnostics.some(isError);
    const summary = content === undefined ? [] : contentSummary(content);
    const written =
      options.isReported && content !== undefined
        ? [
            say('wrote', { file: displayName(writeReport(content, all, resolveInSite(REPORT_FOLDER), new Date())) })
              .message,
          ]
        : [];
    const lines = [
      // Fixes are listed for people only; programs read the report.
      ...(options.format === 'text' ? shown : []),
      ...(report === '' ? [] : [report]),
      ...(options.format !== 'text'
        ? []
        : [
            ...(hasErrors ? [] : [sayOfReport('report.none').message]),
            ...(isWithoutSettings ? [say('withoutSettings').message] : []),
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
