import { safeDecode } from '../../model/path';

/** An address that has a better form, and that form: `$1` is what the first group matched. */
export interface AddressRule {
  pattern: string;
  target: string;
}

/**
 * What addresses are answered with, whatever files there are. All patterns are regular expressions that JavaScript
 * and nginx read alike; a backslash is written `\x5c`, since nginx has a meaning of its own for two of them.
 */
export interface AddressRules {
  /** Addresses as they were sent that no page can have and an attack might; case does not count. */
  refused: string;
  /** Decoded paths of files that stand in the folder and are no part of the site. */
  hidden: string;
  /** For addresses as they were sent. The first that matches counts; an address may take several requests. */
  better: AddressRule[];
  /** The same for an address at which there is no file. */
  bare: AddressRule;
}

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
 * made of the address as it was sent: so it leads to no other host, and cannot end the header that it stands in.
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

/** Where an address leads by the first rule that matches it; undefined where none does. */
export function applyRules(path: string, rules: readonly AddressRule[]): string | undefined {
  const rule = rules.find(({ pattern }) => new RegExp(pattern).test(path));
  return rule && path.replace(new RegExp(rule.pattern), rule.target);
}
