/** What Finnish offices write short, and what it stands for; folded. What has two meanings stays as it is. */
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

/**
 * A folded word with its abbreviations written out; also those in compounds.
 * @example writtenOut('viitenrolla') // 'viitenumerolla'
 */
export const writtenOut = (word: string): string =>
  ABBREVIATIONS.reduce((longer, [pattern, whole]) => longer.replace(pattern, whole), word);
