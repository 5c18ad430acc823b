import { createRandom, pickOf } from './random';

const CONSONANTS = [...'kkttppssllnnmmrrvhj'];
const CODAS = ['', '', '', 'l', 'r', 'n', 's', 'k', 't'];
/** Vowel harmony: back or front vowels, with matching endings. */
const HARMONIES = [
  {
    vowels: ['a', 'o', 'u', 'i', 'e', 'aa', 'uo', 'ai'],
    endings: 'a n ssa sta an lla lle t ja issa ista oihin ksi nsa'.split(' '),
  },
  {
    vowels: ['ä', 'ö', 'y', 'i', 'e', 'ää', 'yö', 'äi'],
    endings: 'ä n ssä stä än llä lle t jä issä istä öihin ksi nsä'.split(' '),
  },
];
/** Number of generated stems; inflection and compounds yield some 90,000 forms on 10,000 pages. */
const STEM_COUNT = 3600;
const COMPOUND_SHARE = 0.05;
const BASIC_FORM_SHARE = 0.4;
/** Skew of the frequency distribution: few words are common, most are rare. */
const SKEW = 3;

function stemOf(random: () => number): { stem: string; endings: readonly string[] } {
  const { vowels, endings } = HARMONIES[random() < 0.6 ? 0 : 1] ?? { vowels: [], endings: [] };
  const syllables = 2 + Math.floor(random() * 2);
  let stem = '';
  for (let at = 0; at < syllables; at += 1) {
    const coda = at === syllables - 1 ? '' : pickOf(CODAS, random);
    stem += `${pickOf(CONSONANTS, random)}${pickOf(vowels, random)}${coda}`;
  }
  return { stem, endings };
}

/** Returns a generator of pseudo-Finnish inflected words. */
export function createWords(seed: number): () => string {
  const random = createRandom(seed);
  const stems = Array.from({ length: STEM_COUNT }, () => stemOf(random));
  const any = () => stems[Math.floor(random() ** SKEW * stems.length)] ?? { stem: '', endings: [] };
  return () => {
    const { stem, endings } = any();
    const first = random() < COMPOUND_SHARE ? any().stem : '';
    const ending = random() < BASIC_FORM_SHARE ? '' : (pickOf(endings, random) ?? '');
    return first + stem + ending;
  };
}
