/** In quotes only these two have a meaning, and a dollar. */
export const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
/** A dollar would begin the name of a variable. */
export const plain = (text: string) => text.replace(/\$/g, '%24');
/** A regular expression: its backslashes stay, since it has none before a quotation mark or another one. */
export const pattern = (source: string, flag = '~') => `"${flag}${source.replace(/"/g, '\\"')}"`;

export const indented = (lines: readonly string[], by = '    ') => lines.map((line) => (line === '' ? '' : by + line));

/** The lines of a map from the values of one variable to those of another. */
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
