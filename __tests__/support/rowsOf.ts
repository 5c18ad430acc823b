/** Parses a table of words: commas and line breaks separate rows, spaces separate words. */
export const rowsOf = (table: string): string[][] =>
  table
    .split(/[\n,]/)
    .map((row) => row.split(' ').filter((word) => word !== ''))
    .filter((row) => row.length > 0);
