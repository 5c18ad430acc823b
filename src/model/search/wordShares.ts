import type { PageTable } from './pageTable';
import type { PlannedWord } from './plan';
import type { Term } from './terms';
import type { Field } from './tokens';
import type { Vocabulary } from './vocabulary';

/** Share of a word that a page gets for a mention in its text. */
const MENTION_SHARE = 0.5;
/** Share of an unknown compound's part outside titles, headings and one-word keywords. */
const PART_SHARE = 0.4;
/** Exponent of a word's rarity: the rare word of a sentence is not always its topic. */
const RARITY_POWER = 0.6;
/** Coverage share of a word with an uncertain meaning. */
const GUESS_SHARE = 0.4;
/** Coverage share of an unknown compound's part: it may belong to another topic. */
const COMPOUND_SHARE = 0.75;
/** Coverage share of a sentence's unknown word: sentences contain more than the question. */
const UNKNOWN_SHARE = 0.6;
/** A query of at least this many words is a sentence. */
const SENTENCE = 4;
/** Weight of a light word. */
const LIGHT_SHARE = 0.45;

/** The parts of an index that tell how rare a word is. */
interface KnownWords {
  vocabulary: Vocabulary;
  pages: PageTable;
}

/** True for a part of a compound that is not in the index as a whole. */
const isUnknownPart = ({ terms }: PlannedWord) =>
  terms.some(({ by }) => by === 'part') && !terms.some(({ by }) => by === 'word');

/** Share of a word that a match covers, from 0 to 1. */
export function shareOf(word: PlannedWord, { by }: Term, field: Field, isPart: boolean): number {
  const isMention = field === 'b' || field === 'c';
  if (by === 'part' && isUnknownPart(word) && (isMention || (field === 'k' && isPart))) return PART_SHARE;
  return isMention ? MENTION_SHARE : 1;
}

/** Weight of a word by rarity. All its meanings count as one, or rare typing errors would win. */
export function rarityOf({ terms, isLight = false }: PlannedWord, { vocabulary, pages }: KnownWords): number {
  const frequency = Math.max(...terms.map(({ stem }) => vocabulary.frequency(stem)), 1);
  return Math.log(1 + pages.sectionCount / frequency) ** RARITY_POWER * (isLight ? LIGHT_SHARE : 1);
}

/** Each word's share of the query's information; uncertain words get less. */
export function sharesOf(plan: readonly PlannedWord[], index: KnownWords): number[] {
  const unknownShare = plan.length >= SENTENCE ? UNKNOWN_SHARE : 1;
  const rarities = plan.map((word) => rarityOf(word, index) * (word.terms.length === 0 ? unknownShare : 1));
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const sureness = (word: PlannedWord) => (word.isGuess ? GUESS_SHARE : isUnknownPart(word) ? COMPOUND_SHARE : 1);
  return plan.map((word, at) => ((rarities[at] ?? 0) / total) * sureness(word));
}
