import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as spanish } from '@orama/stemmers/spanish';

/* Stemmers from a library; each export is named by its language. They get words without accents, so that a
   word typed without them has the same stem. Where an ending depends on its accent, the export puts it back first.
   The exports share no state, so a bundle has only those of the site. */

/** Writes letters that have no mark to remove in plain ones; after stemming, since `primær` has no ending. */
const plainNordic = (stem: string) => stem.replaceAll('ø', 'o').replaceAll('æ', 'ae');

export const da = (word: string) => plainNordic(danish(word));

/** Also accepts `ae`, `oe` and `ue` for umlauts, except in words such as `neue` and `quelle`. */
export const de = (word: string) => german(word.replace(/([ao])e|(?<![aeq])(u)e/g, '$1$2'));

/** Porter's rules take the end of `succeed` for an ending. */
export const en = (word: string) => english(word.replace(/(?<=c)eed(?=s?$)/, 'eeded'));

export const es = (word: string) => spanish(word.replace(/([cs])ion$/, '$1ión'));

/** Participles (`facturée`) and feminine forms (`première`). */
export const fr = (word: string) => french(word.replaceAll('œ', 'oe').replace(/(?:(?<=e)e|(?<=ier)e)(?=s?$)/, ''));

/** Snowball leaves the `a` before the ending of `fakturaer`, but removes that of `faktura`. */
export const nb = (word: string) => plainNordic(norwegian(word.replace(/(?<=...a)(?:er|ene?)s?$/, '')));
