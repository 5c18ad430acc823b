const CONJUNCTION = /^\S+ (?:ja|och|and|&) \S+$/i;

/**
 * How many words a title has, as ranking counts them: a word with hyphens is one, and of a title that names two things
 * (`Laskut ja laskutus`) each name is a title of its own.
 */
export function titleLength(title: string): number {
  const own = title.trim();
  if (CONJUNCTION.test(own)) return 1;
  return own.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
