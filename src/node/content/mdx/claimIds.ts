import type { Position } from 'unist';
import { addDiagnostic, type Compilation } from './compilation';
import { say } from '../say';

/** Reserves an id of the page for a part of this kind, and reports an id that is already used. */
export function claimId(
  id: string,
  kind: 'details' | 'moment' | 'tab' | 'step',
  node: { position?: Position | undefined },
  compilation: Compilation,
): string {
  const earlier = compilation.takenIds.get(id)?.();
  const owner = () => say(`owner.${kind}`).message;
  if (earlier !== undefined) {
    const message = say('element/repeated-id', { id, owner: owner(), earlier });
    addDiagnostic(compilation, node, 'element/repeated-id', message);
  }
  const { line = 0 } = node.position?.start ?? {};
  compilation.takenIds.set(id, () => say('id.taken', { owner: owner(), line }).message);
  return id;
}

/** Returns the number of the next part of a kind: 1 for the first `Steps` of the page. */
export function nextNumber(kind: string, compilation: Compilation): number {
  const number = (compilation.counts.get(kind) ?? 0) + 1;
  compilation.counts.set(kind, number);
  return number;
}
