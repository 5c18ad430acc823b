/** Quotes a text. Besides `"` and `\`, only `$` is special in quotes: it stays, as the start of a variable. */
export const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
/** Escapes dollars, which start variable names. */
export const plain = (text: string) => text.replace(/\$/g, '%24');
/** Quotes a regular expression; its backslashes stay, since none precedes a quotation mark or another backslash. */
export const pattern = (source: string, flag = '~') => `"${flag}${source.replace(/"/g, '\\"')}"`;

export const indented = (lines: readonly string[], by = '    ') => lines.map((line) => (line === '' ? '' : by + line));

/** Returns the lines of a map from the values of one variable to another's. */
export function map(
  source: string,
  variable: string,
  entries: readonly (readonly [string, string])[],
  fallback = '""',
) {
  return [
    `map ${source} ${variable} {`,
    `    default ${fallback};`,
    ...indented(entries.map(([from, to]) => `${from} ${to};`)),
    '}',
    '',
  ];
}
