/** Longest address that mail programs and browsers take from a link everywhere. */
export const MAIL_MAX = 2000;

/** For an address, in which half a character cannot be written: marked texts and one's own words may be cut there. */
const escaped = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));

/** The address that opens a new e-mail, and how long it is: over `MAIL_MAX`, programs cut it or open nothing. */
export function mailAddress(subject: string, text: string): { href: string; length: number } {
  const body = text.trim().replace(/\n/g, '\r\n');
  const href = `mailto:?subject=${escaped(subject)}&body=${escaped(body)}`;
  return { href, length: href.length };
}
