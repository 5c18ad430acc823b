/** Shortest root; a shorter one is too ambiguous. */
const MIN_ROOT = 3;
/** Shortest root from which a final vowel is removed. */
const MIN_WITHOUT_VOWEL = 4;

/** Stems that only look like derivations: a bill (`lasku`) is not what one counts (`laskea`). */
const UNRELATED: ReadonlySet<string> = new Set(['lasku']);

/** Suffixes that derive an action, agent or result from a verb. */
const DERIVATIONS = [
  /[ae][uy]t[uy]m$/, // tunnistautuminen
  /a?am$|[eiou]m$/, // lisaaminen, etsiminen
  /(?:oi|o)nn$/, // tiliointi
  /[uyo]s$/, // tilaus, hyvitys, muutos
  /(?:a|i|u)?j$/, // tilaaja, lukija
  /(?<=[a-z]{3})(?:at|oit)$/, // korjata, tilioida
  /(?<=[a-z]{3})(?:oi|a|e)t[uy]$/, // reklamoitu, maksettu
  /ais(?:u|tu?|su)?$/, // katkaisu, katkaistu, katkaissut
  /(?<=[a-z]{4})[aeuy]n$/, // maksanut, muuttunut
  /(?<=[a-z]{3})ann$/, // tilannut
  /(?<=[a-z]{3})as$/, // varasi
];

/**
 * A weaker key than the stem, shared by a verb, its action noun, its agent and its result. It is never indexed; the
 * query uses it when its stem is not in the index.
 * @example finnishRoot('pidennys') === finnishRoot('pidenn') // pidentää, pidentäminen, pidennys
 */
export function finnishRoot(stem: string): string {
  if (UNRELATED.has(stem)) return stem;
  for (const derivation of DERIVATIONS) {
    const root = stem.replace(derivation, '');
    if (root !== stem && root.length >= MIN_ROOT) return level(root, MIN_ROOT);
  }
  return level(stem, MIN_WITHOUT_VOWEL);
}

/** Normalises doubled and weakened consonants, and drops the final vowel of a long enough root. */
function level(root: string, shortest: number): string {
  const bare = root.replace(/[aeouy]+$/, '');
  return (bare.length >= shortest ? bare : root).replace(/([kpt])\1$/, '$1').replace(/([lnr])t$/, '$1$1');
}
