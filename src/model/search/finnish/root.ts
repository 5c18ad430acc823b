/** Shortest root; what is shorter says too little. */
const MIN_ROOT = 3;
/** Shortest root that a bare final vowel is taken off for. */
const MIN_WITHOUT_VOWEL = 4;

/** Stems that are no derivation, though they look like one: a bill (`lasku`) is not what one counts (`laskea`). */
const UNRELATED: ReadonlySet<string> = new Set(['lasku']);

/** What makes an action, its doer or its result of a verb, at the end of a stem. */
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
 * A weaker key than the stem: what a verb, its action noun, its doer and its result share. It is never
 * indexed; the words of the site are brought together by it when a query's own stem is not among them.
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

/** Without the final vowel, where enough is left, and with doubled and weakened consonants alike. */
function level(root: string, shortest: number): string {
  const bare = root.replace(/[aeouy]+$/, '');
  return (bare.length >= shortest ? bare : root).replace(/([kpt])\1$/, '$1').replace(/([lnr])t$/, '$1$1');
}
