import { safeDecode } from '../../../model/site/path';
import type { AddressRules } from '../../../model/serving/findAnswer';

/** Characters of a path. No backslash: browsers read it as a slash. */
const ANY = '[^?\\x5c]';
const NO_SLASH = '[^?\\x5c/]';
/** The end of a path, before its query. */
const END = '(?:\\?|$)';

/** Escapes a text for a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]]/g, '\\$&');
}

/**
 * Returns the address rules below a base path. Every target starts with a single slash, so it cannot lead to another
 * host, and contains the request path without decoding it, so it cannot end the header.
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
