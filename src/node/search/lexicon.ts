import { createHash } from 'node:crypto';
import type { Analyser } from '../../model/search/analyserBy';
import { partsWithin } from '../../model/search/finnish/compounds';
import { wordsOf } from '../../model/search/normalise';

/** The words of the texts of an index, each worked out once. */
export interface Lexicon {
  /** The words of a text by their numbers. */
  read: (text: string) => number[];
  stemOf: (word: number) => string;
  /** Stems of a compound's parts. All texts have to be read before, since their words are what compounds are made of. */
  partsOf: (word: number) => readonly string[];
  /** What was worked out, for the lexicon of the next index of the same language by the same code. */
  toKeep: () => string;
}

/** What a lexicon has kept: stems by word, and parts by word as long as the vocabulary is the one with this digest. */
interface KeptWords {
  vocabulary: string;
  words: Map<string, { stem: string; parts: string[] }>;
}

/** The first line is the digest of the vocabulary; each other has a word, its stem, and the stems of its parts. */
function readKept(text: string): KeptWords {
  const [vocabulary = '', ...lines] = text.split('\n');
  const entries = lines.map((line) => {
    const [word = '', stem = '', ...parts] = line.split(' ');
    return [word, { stem, parts }] as const;
  });
  return { vocabulary, words: new Map(entries) };
}

/** Numbers and codes in a text are no words that others are made of. */
const CODE = /\p{N}/u;

/** Changes with the stems that compounds are split by. */
function digestOf(vocabulary: ReadonlySet<string>, words: string): string {
  return createHash('sha256')
    .update([...vocabulary, words].sort().join(' '))
    .digest('base64');
}

/** Works out each word once. */
function remembering<Value>(make: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    const found = known.get(word) ?? make(word);
    known.set(word, found);
    return found;
  };
}

/**
 * A lexicon that is filled by reading texts.
 * @param kept what the last one gave to keep: stems are taken from it, and parts where no word has come or gone
 */
export function createLexicon(analyser: Analyser, kept = ''): Lexicon {
  const known = readKept(kept);
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const stems: string[] = [];
  const numberOf = (word: string): number => {
    const found = numbers.get(word);
    if (found !== undefined) return found;
    numbers.set(word, words.length);
    stems.push(known.words.get(word)?.stem ?? analyser.stem(word));
    return words.push(word) - 1;
  };

  let split: { vocabulary: string; parts: (readonly string[])[] } | undefined;
  const splitAll = () => {
    const vocabulary = new Set(stems.filter((stem) => !CODE.test(stem)));
    const digest = digestOf(vocabulary, analyser.siteWords);
    const stemOf = remembering((word) => analyser.stem(word));
    const isKnown = (stem: string) => vocabulary.has(stem) || analyser.isCommon(stem);
    const partsOf = (word: string, number: number) =>
      partsWithin(word, { stemOf, isKnown }).filter((part) => part !== stems[number]);
    const isSame = digest === known.vocabulary;
    const parts = words.map((word, number) => (isSame && known.words.get(word)?.parts) || partsOf(word, number));
    return { vocabulary: digest, parts };
  };
  const splitOnce = () => (split ??= splitAll());

  return {
    read: (text) => wordsOf(text).map(numberOf),
    stemOf: (word) => stems[word] ?? '',
    partsOf: (word) => splitOnce().parts[word] ?? [],
    toKeep: () => {
      const { vocabulary, parts } = splitOnce();
      return [vocabulary, ...words.map((word, at) => [word, stems[at], ...(parts[at] ?? [])].join(' '))].join('\n');
    },
  };
}
