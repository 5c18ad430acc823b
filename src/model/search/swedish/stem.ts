/**
 * A Swedish stemmer for search by Snowball's rules, on folded text (`paminnelse`). It removes endings of nouns,
 * adjectives and verbs layer by layer, only after the first syllable. Unlike Snowball it also removes the definite
 * `-an` (`fakturan`).
 */

/** A vowel and a consonant: endings are removed after the first pair, as in `pren|umeration`. */
const START = /[aeiouy][^aeiouy]/;
/** Minimum number of letters before the region of endings. */
const MIN_BEFORE = 3;
const byLength = (endings: string) => endings.split(' ').sort((a, b) => b.length - a.length);

const INFLECTIONS = byLength(
  'a arna erna heterna orna ad e ade an ande arne are aste en anden aren heten ern ar er heter or ' +
    'ans as arnas ernas ornas es ades andes ens arens hetens erns at andet het ast s',
);
/** Letters that can precede a genitive's `s`; not the ö of `-lös`, which is folded to o. */
const GENITIVE = /(?:[bcdfghjkmnprtvy]|(?<!l)o|l)s$/;
/** Words in which `an` belongs to the stem: `tidsplan`, `organ`. */
const OWN_AN = /(?:pl|g)ans?$/;
const DOUBLED = byLength('dd gd nn dt gt kt tt');
const DERIVATIONS = byLength('lig ig els');

/** The stem of a folded Swedish word: `prenumeration` for `prenumerationerna`. */
export function swedishStem(word: string): string {
  const region = Math.max(MIN_BEFORE, (START.exec(word)?.index ?? word.length) + 2);
  const bare = withoutInflection(word, region);
  const single = endingOf(bare, DOUBLED, region) === undefined ? bare : bare.slice(0, -1);
  if (endingOf(single, ['fullt', 'lost'], region) !== undefined) return single.slice(0, -1);
  const derived = endingOf(single, DERIVATIONS, region);
  return derived === undefined ? single : single.slice(0, -derived.length);
}

function withoutInflection(word: string, region: number): string {
  const ending = endingOf(word, INFLECTIONS, region);
  if (ending === undefined || (ending === 's' && !GENITIVE.test(word))) return word;
  if (/^ans?$/.test(ending) && OWN_AN.test(word)) return word.replace(/s$/, '');
  return word.slice(0, -ending.length);
}

/** The longest of the endings, sorted longest first, that a word has within its region. */
function endingOf(word: string, endings: readonly string[], region: number): string | undefined {
  return endings.find((ending) => word.endsWith(ending) && word.length - ending.length >= region);
}
