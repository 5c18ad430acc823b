/** What a site's owner may learn of a search: which words found how much, in which language; nothing of who asked. */
export interface LoggedQuery {
  query: string;
  count: number;
  locale: string;
  /** Site path of the page that was opened from its hits; a line of its own says so. */
  opened?: string;
  /** What was asked before in the same search, the latest last. */
  after?: readonly string[];
}

/** Longest query that is sent, in characters. */
const LOGGED_MAX = 100;
/** Fewest digits in a row, spaces and marks between them left aside, that may be a person's: a phone, an account, a customer. */
const LONG_NUMBER = /\+?\d(?:[\s().:/-]?\d){4,}/g;
const MAIL = /[^\s@]+@[^\s@]+/g;
/** A Finnish personal identity code: its century's sign is between the digits. */
const IDENTITY = /\b\d{6}[-+A-FU-Y]\d{3}[0-9A-Z]\b/gi;

/**
 * A query without what may name a person: addresses of mail, long numbers, identity codes; null where nothing is
 * left to learn from.
 * @example loggedQuery({ query: 'lasku 1234567 maija@example.fi', count: 0, locale: 'fi' }) // { query: 'lasku', … }
 */
export function loggedQuery({ query, count, locale, opened, after = [] }: LoggedQuery): LoggedQuery | null {
  const told = withoutPersons(query);
  if (told === '') return null;
  const before = after.map(withoutPersons).filter((each) => each !== '');
  return {
    query: told,
    count,
    locale,
    ...(opened === undefined ? {} : { opened }),
    ...(before.length === 0 ? {} : { after: before }),
  };
}

function withoutPersons(query: string): string {
  return query
    .replace(MAIL, ' ')
    .replace(IDENTITY, ' ')
    .replace(LONG_NUMBER, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LOGGED_MAX);
}
