/** A sentence of a text: where it starts, and how many words it has. */
export interface Sentence {
  start: number;
  words: number;
}

/** What follows the end of a sentence: a blank, and something that starts one. */
const BOUNDARY = /(?<=[.!?…:]["”»)]?)\s+(?=["”»(]?\p{Lu})/u;

/** The sentences of a text; an abbreviation before a small letter ends none. */
export function sentencesOf(text: string): Sentence[] {
  let at = 0;
  return text.split(BOUNDARY).map((sentence) => {
    const start = text.indexOf(sentence, at);
    at = start + sentence.length;
    return { start, words: sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length };
  });
}
