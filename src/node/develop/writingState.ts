import type { ShownFinding, WritingState } from '../../model/writing/writing';
import { isError, placeOf, type Diagnostic } from '../diagnostics/diagnostic';
import { fileNamed } from '../files/contentFolder';

/** Faults of other files that a page is sent: more than anybody reads at once. */
const OTHERS_SENT = 50;

function shownFinding(diagnostic: Diagnostic): ShownFinding {
  return {
    place: placeOf(diagnostic),
    rule: diagnostic.rule,
    level: diagnostic.level,
    message: diagnostic.message,
    hint: diagnostic.hint ?? null,
    source: { file: fileNamed(diagnostic.file), line: diagnostic.line ?? 1 },
  };
}

const errorsFirst = (a: Diagnostic, b: Diagnostic) => Number(isError(b)) - Number(isError(a));

/**
 * The faults as the page of a file sees them.
 * @param file name of the open page's file in messages; null for a page without one
 */
export function writingState(
  diagnostics: readonly Diagnostic[],
  file: string | null,
  facts: Pick<WritingState, 'path' | 'notices' | 'round' | 'queries'>,
): WritingState {
  const isOwn = (diagnostic: Diagnostic) => diagnostic.file === file;
  const sorted = [...diagnostics].sort(errorsFirst);
  const others = sorted.filter((diagnostic) => !isOwn(diagnostic));
  const errors = others.filter(isError).length;
  return {
    file,
    own: sorted.filter(isOwn).map(shownFinding),
    others: others.slice(0, OTHERS_SENT).map(shownFinding),
    otherCounts: { errors, warnings: others.length - errors },
    ...facts,
  };
}
