/** Signs in place of icons that say yes or no, by the words in their names. */
const SIGNS: readonly (readonly [name: RegExp, sign: string])[] = [
  [/(?:^|-)(?:check|checkbox-marked|checked|tick|yes|done|thumbs?-up)(?:-|$)/, '✓'],
  [/(?:^|-)(?:close|x|xmark|times|cross|cancel|no|block|thumbs?-down|minus)(?:-|$)/, '✗'],
];
const SETS = /^(?:material|fontawesome|octicons|simple|fa|fas|far|fab|bi|lucide|mdi)-(?:(?:solid|regular|brands)-)?/;

/** A mark of a company, such as X. */
const BRAND = /^(?:simple|fab)-|-brands-/;

const nameOf = (icon: string) => icon.replace(SETS, '').replace(/-\d+$/, '');

/** Returns the sign of an icon that says yes or no, a value that must not be lost; empty for any other icon. */
export const signOf = (icon: string): string =>
  BRAND.test(icon) ? '' : (SIGNS.find(([pattern]) => pattern.test(nameOf(icon)))?.[1] ?? '');

/**
 * Returns what stands in place of an icon that is all there is in a cell, an item or a link.
 * @example iconText('material-check') // '✓'
 * @example iconText('octicons-rocket-16') // 'rocket'
 */
export const iconText = (icon: string): string => signOf(icon) || nameOf(icon).replace(/-/g, ' ');
