/**
 * Returns the offset after the `>` of the tag at an offset, skipping quoted texts and expressions in braces.
 * @example tagEnd('<a title="a > b">c', 0) // 17
 */
export function tagEnd(text: string, start: number): number {
  let depth = 0;
  let quote: string | undefined;
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote !== undefined) {
      if (sign === '\\' && depth > 0) at += 1;
      else if (sign === quote) quote = undefined;
    } else if (sign === '"' || sign === "'" || (sign === '`' && depth > 0)) quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (sign === '>' && depth === 0) return at + 1;
  }
  return text.length;
}

const CONTAINERS = /^(?:[ \t]|>|(?:[-*+]|\d+[.)])(?=[ \t]))*/;

/**
 * Returns the prefix of a new line in the same block: quote marks stay, list marks become spaces.
 * @example linePrefix('> - <p>a</p>', 4) // '>   '
 */
export function linePrefix(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return (CONTAINERS.exec(line)?.[0] ?? '').replace(/[^>\t]/g, ' ');
}

/** True where only container marks precede an offset on its line. */
export function startsLine(text: string, offset: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return (CONTAINERS.exec(line)?.[0] ?? '').length === line.length;
}
