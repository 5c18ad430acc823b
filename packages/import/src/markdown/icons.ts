/** Signs in place of icons that say yes or no, by the words in their names. */
const SIGNS: readonly (readonly [name: RegExp, sign: string])[] = [
  [/(?:^|-)(?:check|checkbox-marked|checked|tick|yes|done|thumbs?-up)(?:-|$)/, '✓'],
  [/(?:^|-)(?:close|x|xmark|times|cross|cancel|no|block|thumbs?-down|minus)(?:-|$)/, '✗'],
];
const SETS = /^(?:material|fontawesome|octicons|simple|fa|fas|far|fab|bi|lucide|mdi)-(?:(?:solid|regular|brands)-)?/;

/**
 * Returns what stands in place of an icon that is all there is in a cell, an item or a link.
 * @example iconText('material-check') // '✓'
 * @example iconText('octicons-rocket-16') // 'rocket'
 */
export function iconText(icon: string): string {
  const name = icon.replace(SETS, '').replace(/-\d+$/, '');
  return SIGNS.find(([pattern]) => pattern.test(name))?.[1] ?? name.replace(/-/g, ' ');
}
