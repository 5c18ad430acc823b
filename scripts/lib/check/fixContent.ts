import { placeOf, type Diagnostic } from '../../../src/node/diagnostics/diagnostic';
import { onOneLine } from '../../../src/node/diagnostics/formats/format';
import { planFixes, type FixPlan } from '../../../packages/writing/src/planFixes';
import { displayName } from '../../../src/node/files/contentFolder';
import { applyFileChanges, changedLines } from '../../../src/node/files/fileChanges';

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
export const previewFixes = (diagnostics: readonly Diagnostic[]): string[] =>
  describe(planFixes(diagnostics), 'Can be fixed');

/**
 * Fixes what has one right answer, and says what it did.
 * @param check reads and checks the content again
 */
export async function applyFixes(check: () => Promise<readonly Diagnostic[]>): Promise<string[]> {
  const told: string[] = [];
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const plan = planFixes(await check());
    if (plan.changes.length === 0) break;
    applyFileChanges(plan.changes);
    told.push(...describe(plan, 'Fixed'));
  }
  return told;
}
