import type { Position } from 'unist';
import { addDiagnostic, type Compilation } from './compilation';

/**
 * Takes an id of the page for a part of the content, so that no two parts get the same. A fault is noted where
 * an earlier one has it.
 * @param owner what wants it, as the message says it: "a step of this list"
 */
export function claimId(
  id: string,
  owner: string,
  node: { position?: Position | undefined },
  compilation: Compilation,
): string {
  const earlier = compilation.takenIds.get(id);
  if (earlier !== undefined) {
    addDiagnostic(
      compilation,
      node,
      'element/repeated-id',
      `The id "${id}" of ${owner} is taken: ${earlier}.`,
      'Give one of the two another id.',
    );
  }
  compilation.takenIds.set(id, `${owner} on line ${node.position?.start.line ?? 0} has it`);
  return id;
}

/** The number of the next part of a kind: 1 for the first `Steps` of the page. */
export function nextNumber(kind: string, compilation: Compilation): number {
  const number = (compilation.counts.get(kind) ?? 0) + 1;
  compilation.counts.set(kind, number);
  return number;
}
