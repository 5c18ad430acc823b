import { editDistance } from '../text/editDistance';

/** A word that is some edits away from another. */
export interface NearWord {
  stem: string;
  distance: number;
}

/** Words of one length and one first letter, with the letters of each as bits. */
interface Group {
  stems: string[];
  letters: number[];
}

/** The letters of a stem as bits. */
function lettersOf(stem: string): number {
  let letters = 0;
  for (let at = 0; at < stem.length; at += 1) letters |= 1 << (stem.charCodeAt(at) % 32);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function groupWords(stems: readonly string[]): Map<number, Map<number, Group>> {
  const lengths = new Map<number, Map<number, Group>>();
  for (const stem of stems) {
    const firsts = lengths.get(stem.length) ?? new Map<number, Group>();
    lengths.set(stem.length, firsts);
    const first = stem.charCodeAt(0);
    const group = firsts.get(first) ?? { stems: [], letters: [] };
    firsts.set(first, group);
    group.stems.push(stem);
    group.letters.push(lettersOf(stem));
  }
  return lengths;
}

/**
 * Finds the words that are few edits away from one, among many. Who errs twice does not err in the first letter
 * too: with another first letter a word is near only by one edit.
 */
export function createNearWords(stems: readonly string[]): (stem: string, most: number) => NearWord[] {
  let lengths: ReturnType<typeof groupWords> | undefined;
  const search = (stem: string, most: number) => {
    // Only a query with an unknown word asks, so the groups are made when the first one does.
    lengths ??= groupWords(stems);
    const letters = lettersOf(stem);
    const found: NearWord[] = [];
    for (let length = stem.length - most; length <= stem.length + most; length += 1) {
      for (const [first, group] of lengths.get(length) ?? []) {
        const allowed = first === stem.charCodeAt(0) ? most : 1;
        if (Math.abs(length - stem.length) > allowed) continue;
        group.letters.forEach((others, at) => {
          // Each edit changes two letters of the set at most; most candidates end here.
          if (countBits(letters ^ others) > 2 * allowed) return;
          const candidate = group.stems[at] ?? '';
          const distance = editDistance(stem, candidate, allowed);
          if (distance > 0 && distance <= allowed) found.push({ stem: candidate, distance });
        });
      }
    }
    return found;
  };
  return search;
}
