/** Finnish office abbreviations and their full forms; folded. Ambiguous ones are omitted. */
const ABBREVIATIONS: readonly (readonly [pattern: RegExp, whole: string])[] = [
  [/nro(?=[a-z]{0,4}$)/, 'numero'],
  [/^as(?=numero|$)/, 'asiakas'],
  [/^puh(?=numero|$)/, 'puhelin'],
  [/^s(?=posti)/, 'sahko'],
  [/^os(?=muutos|$)/, 'osoitteen'],
  [/pvm?$/, 'paiva'],
  [/^vko/, 'viikko'],
  [/^kk$/, 'kuukausi'],
  [/^kpl$/, 'kappale'],
];

/** Expands the abbreviations in a folded word, also inside compounds: `viitenumerolla` for `viitenrolla`. */
const writtenOut = (word: string): string =>
  ABBREVIATIONS.reduce((longer, [pattern, whole]) => longer.replace(pattern, whole), word);

/**
 * A Finnish stemmer for search: forms of one word get one stem, different words get different ones. It works on folded
 * text (`erapaiva`), so a query typed without ä and ö gets the same stem. It uses no dictionary. Rules remove cases,
 * plurals, possessives and common verb forms, and level consonant gradation (`hinta`, `hinnan`).
 */

type Rule = readonly [pattern: RegExp, replacement: string];

/** Shorter words are their own stem. */
const MIN_WORD = 4;
/** Letters that must remain when the final vowel is dropped: `tila`, `tili` and `tilaus` stay different. */
const MIN_WITHOUT_VOWEL = 4;

/** Irregular words by the prefix that their forms share. The first match wins. */
const IRREGULAR: readonly Rule[] = [
  [/(mies|miehe|miehi|mieh|miest)[a-z]{0,4}$/, 'mies'],
  [/(^|[uy]s|jatko|maksu|maara|olo|koe|palvelu)(aja|aika)(n|t|a|ssa|sta|an|lla|lta|lle|na|ksi|nsa)?$/, '$1aika'],
  [/aiko(ja|jen|ihin|issa|ista|ina|illa|ille|ineen)$/, 'aika'],
  [/^koo(n|ssa|sta|lla|lta|lle)$/, 'koko'],
  [/tau(koa?|on|ot|olla|olta|olle|ossa|osta|koon|koja|kojen|oille|oilla)$/, 'tauko'],
  [/koro(n|t|ssa|sta|lla|lle|ista|illa|issa|ksi)$/, 'kork'],
  [/poy[td]a[a-z]{0,4}$/, 'poyta'],
  [/(^|[aeiouys])lista(an|nsa|mme)?$/, '$1list'],
  [/(^|[a-z]{3})asia(n|t|a|ssa|sta|lla|lta|lle|ksi|an|na|nsa)?$/, '$1asia'],
  [/asio(ita|iden|issa|ista|illa|ille|ihin|ina)$/, 'asia'],
  [/historia(n|t|a|ssa|sta|lla|lle|ksi|an)?$/, 'historia'],
  [/avoi(n|nta|men|met|mia|mien|miin|mena|meen|meksi|messa|mesta|mella|melta|melle|missa|mista|milla|mille)$/, 'avoin'],
  [/puheli(n|nta|men|met|mia|mien|mena|meen|meksi|messa|mesta|mella|melta|melle|mille|milla)$/, 'puhelin'],
  [/hau(n|t|ssa|sta|lla|lta|lle|ksi|issa|ista|illa|iden|ille)$/, 'haku'],
  [/haku(a|un|na|ja|jen|ihin|ina)$/, 'haku'],
  [/^ha(e(n|t|mme|tte|taan|ttu)|ki|ke(a|e|vat|va|minen|misen|mista|miseen|malla|maan|massa))$/, 'haku'],
  [/luvu(n|t|ssa|sta|lla|lta|lle|ksi|issa|ista|illa|ille)$/, 'luku'],
  [/luku(a|un|na|ja|jen|ihin|ina)$/, 'luku'],
  [/alu(n|t|ssa|sta|lla|lta|lle|ksi|ista|issa)$/, 'alku'],
  [/^jao(n|t|ssa|sta|lla|lta|lle|ksi)$/, 'jako'],
  [/tue(n|t|ssa|sta|lla|lta|lle|ksi)$/, 'tuki'],
  [/tuk(i|ea|een|ia|ien|iin|ena)$/, 'tuki'],
  [/^paa(n|t|ssa|sta|lla|lta|lle|ksi|ta|na|han)$/, 'paa'],
  [/^tyo(n|t|ssa|sta|lla|lta|lle|ksi|ta|na|hon)$/, 'tyo'],
  [/^uude(n|t|ssa|sta|lla|lta|lle|ksi|mpi|mman)$/, 'uusi'],
  [/^uu(si|tta|teen|tena|sia|sien|siin|sissa|sista|silla|sille|sin)$/, 'uusi'],
  [/vuo(si(a|en|in|na|ssa|sta|lla|lle|ksi|ttain)?|de(n|t|ssa|sta|lla|lle|ksi)|tta|teen|tena)$/, 'vuosi'],
  [/kausi$|kausi(a|en|in|na|ssa|sta|lla|lle|ksi|ttain)$|kaude[a-z]*$|kaut(ta|een|ena)$/, 'kausi'],
  [/^la(psi|psen|pseen|pset|psia|psien|pselle|pselta|psella|psille|psilta|pseni|psensa|psemme|sta|sten)$/, 'lapsi'],
  [/^(kasi|kade[a-z]*|katta|kateen|kasia|kasin)$/, 'kasi'],
  [/ve(si|de[a-z]+|tta|teen)$/, 'vesi'],
  [
    /^teh(da|daan|ty|dyt|dyn|tyja)$|^tee(n|t|mme|tte)$|^teki$|^teke(e|va|vat|ma|malla|minen|misen|maan|massa|matta)$/,
    'teke',
  ],
  // Imperatives on buttons that look like a case of a noun: `Poista`, `Hyvitä`.
  [
    /^(poist|hyvit|keskeyt|palaut|liit|yhdist|vahvist|ilmoit|tarkist|tunnist|kohdist|toimit|peruut|kirjoit|perust|muodost|soit|postit|lait|paivit|aloit|kaynnist|pysayt|rajoit|selvit)a$/,
    '$1',
  ],
  [/^nah(da|daan|ty)$|^nae(n|t|mme|tte)$|^naky(y|vat)?$|^naki$|^nake(e|vat|minen|misen)$/, 'nake'],
];

/** Possessive suffixes and clitics, removed only after a case ending or in a long word. */
const ENCLITIC: readonly Rule[] = [
  // Questions: `kopioitko`, `muuttuuko`, but not the nouns `kestojatko` and `verkko`.
  [/([a-z]{4}(?:n|(?<!ja)t|vat)|[a-z]{2}([aeiouy])\2)ko$/, '$1'],
  [/([a-z]{4}([aeiouyts]|(?<!pa|li)n))(kaan|kin)$/, '$1'],
  [/([a-z]{3}[aeuy])kaan$/, '$1'],
  [/([a-z]{3}(ssa|sta|lla|lta|n|t))han$/, '$1'],
  [/([a-z]{2}[aeiouy])(nsa|mme)$/, '$1'],
  [/([a-z]{2}(ssa|sta|lla|lta|lle|kse))(an|en|ni|si)$/, '$1'],
  [/([a-z]{3}([jt]a|ee|u)|[a-z]{5}[aeiouy])si$/, '$1'],
  [/([oue]a|[ou]ja|[aeiouy]na)an$/, '$1'],
  [/([a-z]{2})ineen$/, '$1i'],
];

/** Verb forms, reduced to the stem of their action noun. */
const VERBAL: readonly Rule[] = [
  [
    /([a-z]{3})mi(nen|sen|sta|seen|sessa|sesta|sella|selta|selle|set|sena|seksi|sia|sten|siin|sissa|sista|silla)$/,
    '$1m',
  ],
  [/([a-z]{3}[aeiouy])m(aan|assa|asta|alla|atta|allakin)$/, '$1m'],
  [/([a-z]{3}[aeiouy])(taan|daan)$/, '$1'],
  [/([a-z]{3}a)tt(iin|aisiin|aessa)$/, '$1t'],
  // tulivat, maksavat, but not maksettavat, saatavat and the nouns kuvat, tavat and päivät
  [/([a-z]{3}[aeiouy](?<!pai|[td]a|[aeiouy]ku))vat$/, '$1'],
  // hyvitettäisiin, siirrettäessä
  [/([a-z]{2}[aeiouy])tta(isiin|essa)$/, '$1'],
  [/([a-z]{3}[aeiouy])[dt]a(isiin|essa)$/, '$1'],
  // hyvitettiin, but not the nouns pakettiin and budjettiin
  [/([a-z]{2}(?<!pak|bud|budj|tik|tabl|intern|kas|kass)[aeiouy])ttiin$/, '$1'],
];

/** Case endings, longest first; one is removed. */
const CASES: readonly Rule[] = [
  // Base forms that look like a case of another word.
  [/(sana)$/, '$1'],
  [/(su|valv)oja$/, '$1oj'],
  [/yyja$/, 'yyj'],
  [/(sela|palvel|tulost|yd)in(ta)?$/, '$1im'],
  [/^(nop|us|kork|oik|vaik|selk|pim)ea(n|t|a|ssa|sta|lla|lle|ksi|an|na|mpi|mmin|mpaa)?$/, '$1ea'],
  // -us, -ys, -os: tilauksen, tilauksia, tilaukseen
  [
    /([uyo])ks(iin|ien|issa|ista|illa|ilta|ille|ina|iksi|een|essa|esta|ella|elta|elle|ena|eksi|et|en|ia|e|itta|etta)$/,
    '$1s',
  ],
  [/([uyo])sten$/, '$1s'],
  [/([aeiou])u(den|teen|dessa|desta|della|delta|delle|deksi|tena|det|tta)$/, '$1us'],
  [/([eiy])y(den|teen|dessa|desta|della|delta|delle|deksi|tena|det|tta)$/, '$1ys'],
  // maksanut, and its colloquial form maksanu
  [/([a-z]{3})n[uy]t?$/, '$1n'],
  [/([a-z]{3})[aeo]m(pi|man|mat|massa|min|paa|pia|pien|pana|maksi)$/, '$1'],
  [/([a-z]{3})im(mat|man|massa|mista|paan|pia|pana|min)$/, '$1'],
  [/maton(ta)?$/, 'mattom'],
  [/mattom[a-z]{1,7}$/, 'mattom'],
  [/([aeiudtmnv]|ll)us(ta|na)$/, '$1us'],
  [/([aeiudtmnv])ys(ta|na)$/, '$1ys'],
  [/(muut|paat|tul|katk|ann|liit|luonn|kerr|ost|main|kiit)os(ta|na)$/, '$1os'],
  // -nen: yleisen, yleisia
  [
    /i(nen|sen|sta|seen|sessa|sesta|sella|selta|selle|set|sena|seksi|sia|sten|siin|sissa|sista|silla|silta|sille|siksi|sina)$/,
    'i',
  ],
  [/(iden|itten)$/, 'i'],
  [/([a-z]{4}(?<!po|ko|ri|[^aeiouy]i))sti$/, '$1'],
  [/i(ssa|sta|lla|lta|lle|ksi|hin|tta|ta|na)$/, 'i'],
  [/([eouy])j(en|a)$/, '$1i'],
  [/(ssa|sta|lla|lta|lle|ksi)$/, ''],
  [/([aeiouy])\1seen$/, '$1$1'],
  [/([aeiouy])(see|h\1n|tta)$/, '$1'],
  [/([aeiouy]{2}|[ls]|isin|immin)ta$/, '$1'],
  [/([^aeiouy])i[ei]n$/, '$1i'],
  [/([aeiouy])\1n$/, '$1'],
  [/([aeiouy])(na?|t)$/, '$1'],
  [/([^aeiouy])ia$/, '$1i'],
  [/([eou])a$/, '$1'],
];

/** Consonant gradation before the word's last vowel or at its end. */
const GRADATION: readonly Rule[] = [
  [/([kpt])\1([aeiouy]*)$/, '$1$2'],
  [/([lnr])t([aeiouy]*)$/, '$1$1$2'],
  [/mp([aeiouy]*)$/, 'mm$1'],
  [/ng([aeiouy]*)$/, 'nk$1'],
  [/([aeiouyh])d([aeiouy]*)$/, '$1t$2'],
  [/([aeiouylr])v([aeiouy]*)$/, '$1p$2'],
];

/** Applies the first matching rule; undefined without a match. */
const applyFirst = (rules: readonly Rule[], word: string): string | undefined => {
  const rule = rules.find(([pattern]) => pattern.test(word));
  return rule === undefined ? undefined : word.replace(rule[0], rule[1]);
};

/** Reverts the vowel change of the plural's `i`: `hinnoi` and `tilei` become `hinna` and `tili`. */
function withoutPlural(word: string): string {
  if (/[aeouy]i$/.test(word) && word.length > MIN_WORD) {
    const stem = word.slice(0, -1);
    if (stem.length > MIN_WITHOUT_VOWEL) return stem;
    return stem.replace(/^([^aeiouy]*[aeiouy][^aeiouy])o$/, '$1a');
  }
  return word;
}

const applyAll = (rules: readonly Rule[], word: string): string =>
  rules.reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement), word);

/** Drops the last vowel, which only marks the form, and the `s` of words like `asiakas`. */
function withoutEnding(word: string): string {
  const short = word.length > MIN_WORD ? word.replace(/([aeiouy])\1$/, '$1').replace(/([a-z]{3}[aei])s$/, '$1') : word;
  if (/[aeio]$/.test(short) && short.length > MIN_WITHOUT_VOWEL) return short.slice(0, -1);
  return short.replace(/^([^aeiouy]*[aeiouy][^aeiouy])e$/, '$1i');
}

/** The stem of a folded Finnish word: `tilaus` for `tilauksen`, `asiak` for `asiakkaita`. */
export function finnishStem(written: string): string {
  const word = writtenOut(written);
  if (word.length < MIN_WORD || /\d/.test(word)) return word;
  const irregular = applyFirst(IRREGULAR, word);
  if (irregular !== undefined) return irregular;
  const bare = applyFirst(ENCLITIC, word) ?? word;
  const nominal = applyFirst(VERBAL, bare) ?? withoutPlural(applyFirst(CASES, bare) ?? bare);
  return applyAll(GRADATION, withoutEnding(nominal.length < 3 ? bare : nominal));
}
