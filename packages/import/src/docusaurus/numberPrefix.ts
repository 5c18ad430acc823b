const PREFIXED = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
/** Dates and versions are no positions. */
const NO_PREFIX = /^(?:\d{4}[-_.]\d{1,2}|\d{1,2}[-_.]\d{1,2}(?:[-_.]|$)|\d+[-_.]\d+)/;

/**
 * Removes the position number from the name of a file or folder.
 * @example splitNumberPrefix('02-install') // { name: 'install', position: 2 }
 */
export function splitNumberPrefix(name: string): { name: string; position: number | undefined } {
  const match = NO_PREFIX.test(name) ? null : PREFIXED.exec(name);
  return match === null ? { name, position: undefined } : { name: match[2] ?? name, position: Number(match[1]) };
}

/** A path without the ids that Notion adds to the names of files and folders. */
export const withoutNotionIds = (relative: string): string => relative.replace(/ [\da-f]{32}(?=[/._]|$)/g, '');

/** A path without the numbers of its parts. */
export const withoutNumberPrefixes = (relative: string): string =>
  relative
    .split('/')
    .map((part) => splitNumberPrefix(part).name)
    .join('/');
