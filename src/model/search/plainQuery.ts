import { SEARCH_QUERY_MAX_LENGTH } from '../limits';

/** An HTML entity of a letter with a mark (`&auml;`); words are compared without marks. */
const MARKED_LETTER = /&([a-z])(?:uml|ring|acute);/gi;
/** Any other HTML entity. */
const NAMED = /&[a-z]+;/gi;

/** Reply and forward prefixes of mail subjects. */
const MAIL_PREFIX = /^\s*(?:(?:re|vs|vl|fwd?|sv|vb)\s*:\s*)+/i;
const ADDRESS = /(?:https?:\/\/|www\.)\S+/gi;
/** Amounts of money, also as a product: `40,00`, `3 x 40,00 €`; but not the percentage `25,50 %`. */
const SUM = /(\d+ x )?[\d ]+,\d\d(?! ?%)/g;
/** A number of months or weeks joined with its unit: `6kk`. */
const NUMBER_OF_TIME = /(\d)(?=kk|vko)/g;
/** A date or a range of days, with or without year: `14.7.`, `1.–14.7.2025`; but not the clause `5.1.2`. */
const DATE = /(\d+\.?[-–])?\d+\.\d+\.(\d{4}|(?!\d))/g;

/** Decodes percent escapes (`%C3%A4`); replaces malformed ones by a space. */
function decodeBytes(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return ' ';
    }
  });
}

/** The words of an address: the query of a results page, else the last path segment. */
function wordsOfAddress(address: string): string {
  const searched = /[?&]q=([^&#]*)/.exec(address)?.[1];
  if (searched !== undefined) return searched.replaceAll('+', ' ');
  const [path = ''] = address.replace(/^https?:\/\//i, '').split(/[?#]/);
  const names = path.split('/').filter((name) => name !== '');
  const name = names.length > 1 ? (names.at(-1) ?? '') : '';
  return name.replace(/\.\w+$/, '').replace(/[-_]/g, ' ');
}

/** Cleans a pasted query: an address, HTML source or a mail subject (`Re: er%C3%A4` is `erä`), or a very long one. */
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
