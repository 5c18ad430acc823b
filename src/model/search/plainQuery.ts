import { SEARCH_QUERY_MAX_LENGTH } from '../limits';

/** A letter with a mark in the source of a page (`&auml;`); words are compared without marks. */
const MARKED_LETTER = /&([a-z])(?:uml|ring|acute);/gi;
/** Any other character by its name. */
const NAMED = /&[a-z]+;/gi;

/** What mail programs put before a subject. */
const MAIL_PREFIX = /^\s*(?:(?:re|vs|vl|fwd?|sv|vb)\s*:\s*)+/i;
const ADDRESS = /(?:https?:\/\/|www\.)\S+/gi;
/** Sums of money, also as a product: `40,00`, `3 x 40,00 €`; but not the share `25,50 %`. */
const SUM = /(\d+ x )?[\d ]+,\d\d(?! ?%)/g;
/** How many months or weeks, in one piece with their abbreviation: `6kk`. */
const NUMBER_OF_TIME = /(\d)(?=kk|vko)/g;
/** A date or days of a month, with or without their year: `14.7.`, `1.–14.7.2025`; but not the clause `5.1.2`. */
const DATE = /(\d+\.?[-–])?\d+\.\d+\.(\d{4}|(?!\d))/g;

/** Characters written as bytes (`%C3%A4`); bytes that are none are a space. */
function decodeBytes(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return ' ';
    }
  });
}

/** What an address says: the words searched for on a page of results, else the name of its page. */
function wordsOfAddress(address: string): string {
  const searched = /[?&]q=([^&#]*)/.exec(address)?.[1];
  if (searched !== undefined) return searched.replaceAll('+', ' ');
  const [path = ''] = address.replace(/^https?:\/\//i, '').split(/[?#]/);
  const names = path.split('/').filter((name) => name !== '');
  const name = names.length > 1 ? (names.at(-1) ?? '') : '';
  return name.replace(/\.\w+$/, '').replace(/[-_]/g, ' ');
}

/**
 * A query as its writer would have typed it, where it was pasted: out of an address, the source of a page, or the
 * subject of a message; the beginning of a very long one.
 * @example plainQuery('Re: er%C3%A4p%C3%A4iv%C3%A4n%20siirto') // 'eräpäivän siirto'
 */
export function plainQuery(text: string): string {
  return decodeBytes(text.slice(0, SEARCH_QUERY_MAX_LENGTH).replace(ADDRESS, wordsOfAddress))
    .replace(/&#(\d{1,5});/g, (_, code: string) => String.fromCharCode(+code))
    .replace(MARKED_LETTER, '$1')
    .replace(NAMED, ' ')
    .replace(MAIL_PREFIX, '')
    .replace(NUMBER_OF_TIME, '$1 ')
    .replace(SUM, ' ')
    .replace(DATE, ' ');
}
