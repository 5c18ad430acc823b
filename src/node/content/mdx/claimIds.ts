import type { Position } from 'unist';
import { addDiagnostic, type Compilation } from './compilation';
import { isReserved } from './headings';
import { say } from '../say';

/** Returns who has an id on the page already; undefined for a free one. */
export const ownerOf = (id: string, { takenIds }: Compilation): string | undefined =>
  isReserved(id) ? say('id.frame').message : takenIds.get(id)?.();

/** Reserves an id of the page for a part of this kind, and reports an id that is already used. */
export function claimId(
  id: string,
  kind: 'details' | 'element' | 'moment' | 'tab' | 'step',
  node: { position?: Position | undefined },
  compilation: Compilation,
): string {
  const earlier = ownerOf(id, compilation);
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
