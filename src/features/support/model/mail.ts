/** Maximum length of a `mailto:` address that all mail programs and browsers accept. */
export const MAIL_MAX = 2000;

/** Encodes for an address, without lone surrogates, which a cut text may end with. */
const escaped = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));

/** Returns the address that opens a new e-mail. Programs cut or ignore one longer than `MAIL_MAX`. */
export function mailAddress(subject: string, text: string): { href: string; length: number } {
  const body = text.trim().replace(/\n/g, '\r\n');
  const href = `mailto:?subject=${escaped(subject)}&body=${escaped(body)}`;
  return { href, length: href.length };
}
