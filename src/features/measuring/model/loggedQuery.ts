import { INVISIBLE_SIGNS } from '../../../model/search/normalise';
import { isPersonName } from './personNames';

/** A finished query, as the owner of the site gets it: without anything about the reader. */
export interface LoggedQuery {
  query: string;
  count: number;
  locale: string;
  /** Site path of the page that was opened from its hits; it has a separate line. */
  opened?: string;
  /** Earlier queries of the same search, the latest last. */
  after?: readonly string[];
}

/** Longest query that is sent, in characters. */
const LOGGED_MAX = 100;
/** Characters of a text that are read; the rest is dropped. */
const READ_MAX = 300;
const UNPRINTABLE = new RegExp(`[${INVISIBLE_SIGNS}]|(?!\\s)\\p{Cc}`, 'gu');
const MAIL = /[^\s@]+@[^\s@]+/g;
/** A Finnish personal identity code with a letter for its century; the other signs make it a long number. */
const IDENTITY = /\p{Nd}{6}\s?[A-FU-Y]\s?\p{Nd}{3}\s?(?:[\p{L}\p{Nd}](?![\p{L}\p{Nd}]))?/giu;
/** Five digits or more, with signs between them and letters beside them: a phone, a card, an account, a customer. */
const LONG_NUMBER =
  /(?:(?<!\p{L})\p{L}{1,3})?[+(]{0,2}\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){4,}(?:\p{L}{1,3}(?!\p{L}))?/gu;
/** Two neighbouring words with a capital letter, which readers seldom write but in names. */
const CAPITALISED =
  /(?<![\p{L}-])\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*(?:\s+\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*)+(?![\p{L}-])/gu;
const WORD = /[\p{L}-]+/gu;

/**
 * Returns a query without personal data: mail addresses, identity codes, long numbers and common names; null if
 * nothing is left. Drops `after` if it has any, also in several queries together.
 * @example loggedQuery({ query: 'lasku 1234567 maija@example.fi', count: 0, locale: 'fi' }) // { query: 'lasku', … }
 */
export function loggedQuery({ query, count, locale, opened, after = [] }: LoggedQuery): LoggedQuery | null {
  const told = withoutPersons(query);
  if (told === '') return null;
  const joined = [...after, query].map(tidy).join(' ');
  const isAfterSafe = after.length > 0 && withoutPersons(joined) === joined;
  return {
    query: cut(told),
    count,
    locale,
    ...(opened === undefined ? {} : { opened }),
    ...(isAfterSafe ? { after: after.map((each) => cut(tidy(each))) } : {}),
  };
}

const tidy = (text: string) =>
  text.slice(0, READ_MAX).normalize('NFKC').replace(UNPRINTABLE, '').replace(/\s+/g, ' ').trim();

const cut = (text: string) => [...text].slice(0, LOGGED_MAX).join('').trim();

const withoutPersons = (query: string): string =>
  tidy(
    withoutNames(
      [MAIL, IDENTITY, LONG_NUMBER, CAPITALISED].reduce((text, part) => text.replace(part, ' '), tidy(query)),
    ),
  );

/** Drops common names, a surname beside them ("kuusinen matti"), and the word after a name that stands alone. */
function withoutNames(text: string): string {
  const words = text.match(WORD) ?? [];
  const isKnown = words.map(isPersonName);
  const isName = words.map(
    (word, at) => isKnown[at] === true || (word.endsWith('nen') && [isKnown[at - 1], isKnown[at + 1]].includes(true)),
  );
  let at = -1;
  return text.replace(WORD, (word) => {
    at += 1;
    return isName[at] === true || (isName[at - 1] === true && isName[at - 2] !== true) ? '' : word;
  });
}
