import { safeDecode } from '../../../model/site/path';
import type { AddressRules } from '../../../model/serving/findAnswer';

/** What a path may consist of. A backslash is none of it: browsers read one as a slash. */
const ANY = '[^?\\x5c]';
const NO_SLASH = '[^?\\x5c/]';
/** The end of a path, before its query. */
const END = '(?:\\?|$)';

/** A text as a part of a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]]/g, '\\$&');
}

/**
 * The rules of addresses under a base path. Every target begins with one slash and something that is none, and is
 * made of the address as it was sent: so it leads to no other host, and cannot end the header that it is in.
 * @param base base path without a trailing slash: '' or '/ohje'
 */
export function addressRules(base: string): AddressRules {
  const sent = encodeURI(safeDecode(base));
  const start = escapePattern(sent);
  const outside = base === '' ? [] : [`^/?${END}`, `^${start}${END}`];
  return {
    refused: '^[^?]*(?:\\x5c|%5c|%2f|%0[0ad])',
    hidden: `/\\.(?!well-known(?:/|$))|^${escapePattern(safeDecode(base))}/_gatsby(?:/|$)`,
    better: [
      { pattern: `^(${ANY}*?)//+(${ANY}*)${END}`, target: '$1/$2' },
      ...[...outside, `^${start}/index\\.html${END}`].map((pattern) => ({ pattern, target: `${sent}/` })),
      { pattern: `^(${start}/${ANY}+)/index\\.html${END}`, target: '$1' },
      { pattern: `^(${start}/${ANY}*${NO_SLASH})/${END}`, target: '$1' },
    ],
    bare: { pattern: `^(${start}/${ANY}*${NO_SLASH})\\.html${END}`, target: '$1' },
  };
}
