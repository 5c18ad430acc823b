import { editDistance } from '../text/editDistance';

/** A word that is some edits away from another. */
export interface NearWord {
  stem: string;
  distance: number;
}

/** Words of one length and first letter, each with its letters as bits. */
interface Group {
  stems: string[];
  letters: number[];
}

/** The set of a stem's letters as bits. */
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

/** Finds the words within a few edits of a word; one with another first letter is near only at one edit. */
export function createNearWords(stems: readonly string[]): (stem: string, most: number) => NearWord[] {
  let lengths: ReturnType<typeof groupWords> | undefined;
  const search = (stem: string, most: number) => {
    // Built on first use: only queries with unknown words need it.
    lengths ??= groupWords(stems);
    const letters = lettersOf(stem);
    const found: NearWord[] = [];
    for (let length = stem.length - most; length <= stem.length + most; length += 1) {
      for (const [first, group] of lengths.get(length) ?? []) {
        const allowed = first === stem.charCodeAt(0) ? most : 1;
        if (Math.abs(length - stem.length) > allowed) continue;
        group.letters.forEach((others, at) => {
          // An edit changes at most two letters of the set, which rules out most candidates.
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
