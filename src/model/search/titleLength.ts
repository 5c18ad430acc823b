const CONJUNCTION = /^\S+ (?:ja|och|and|&) \S+$/i;

/** The number of words of a title, for ranking. A hyphenated word counts once, each name of two (`A ja B`) alone. */
export function titleLength(title: string): number {
  const trimmed = title.trim();
  if (CONJUNCTION.test(trimmed)) return 1;
  return trimmed.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
