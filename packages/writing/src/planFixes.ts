import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { FileChange } from '../../../src/node/files/fileChanges';
import { mdxTargets } from '../../../src/node/content/mdxTargets';
import { applyEdits, readSource, type SourceText, type TextEdit } from '../../../src/node/text/sourceText';
import { fileNamed } from '../../../src/node/files/contentFolder';
import type { Diagnostic } from '../../../src/node/diagnostics/diagnostic';

/** The edits per file of a report's fixes, and the fixed diagnostics. */
export interface FixPlan {
  changes: FileChange[];
  fixed: Diagnostic[];
}

const touches = (a: TextEdit, b: TextEdit) => a.start <= b.end && b.start <= a.end;
const isSame = (a: TextEdit, b: TextEdit) => a.start === b.start && a.end === b.end && a.text === b.text;

/** The edits of a fix; none where the source notation of a link differs. */
function editsOf({ fix }: Diagnostic, targets: () => ReturnType<typeof mdxTargets>): TextEdit[] {
  const ofLinks = (fix?.targets ?? []).flatMap(({ from, to }) =>
    targets()
      .filter(({ value }) => value === from)
      .map(({ start, end }) => ({ start, end, text: to })),
  );
  return [...(fix?.edits ?? []), ...ofLinks];
}

/** The fixes of one file without overlapping edits; others are left for the next round. */
function planFile(diagnostics: readonly Diagnostic[], source: SourceText): { edits: TextEdit[]; fixed: Diagnostic[] } {
  let parsed: ReturnType<typeof mdxTargets> | undefined;
  const targets = () => (parsed ??= mdxTargets(source.text));
  const edits: TextEdit[] = [];
  const fixed = diagnostics.filter((diagnostic) => {
    const added = editsOf(diagnostic, targets);
    const isFree = added.every((edit) => edits.every((other) => isSame(edit, other) || !touches(edit, other)));
    if (added.length === 0 || !isFree) return false;
    edits.push(...added.filter((edit) => !edits.some((other) => isSame(edit, other))));
    return true;
  });
  return { edits, fixed };
}

/** Reads a file for rewriting; undefined if it is not UTF-8, since writing would lose bytes. */
const readWhole = (file: string): SourceText | undefined => (isUtf8(readFileSync(file)) ? readSource(file) : undefined);

/** Plans the edits of `--fix` without writing. */
export function planFixes(diagnostics: readonly Diagnostic[]): FixPlan {
  const fixable = diagnostics.filter(({ fix }) => fix !== undefined);
  const plans = [...new Set(fixable.map(({ file }) => file))].flatMap((file) => {
    const absolute = fileNamed(file);
    const source = readWhole(absolute);
    if (source === undefined) return [];
    const { edits, fixed } = planFile(
      fixable.filter((each) => each.file === file),
      source,
    );
    if (edits.length === 0) return [];
    const change: FileChange = {
      from: absolute,
      to: absolute,
      text: applyEdits(source, edits),
      planned: readFileSync(absolute),
    };
    return [{ change, fixed }];
  });
  return { changes: plans.map(({ change }) => change), fixed: plans.flatMap((plan) => plan.fixed) };
}
