/** One copy of each text, however many pages have it. */
const copies = new Map<string, string>();

/** Copies a part of a text: engines keep a whole text in memory while any slice of it is referenced. */
export function copyText(part: string): string {
  const existing = copies.get(part);
  if (existing !== undefined) return existing;
  const copy = Buffer.from(part).toString();
  copies.set(copy, copy);
  return copy;
}

/** Returns the paths below `/static/` that a page or its data names. */
export function namedFiles(text: string): string[] {
  return [...text.matchAll(/\/static\/[^\s"'\\<>?#,)]+/g)].map(([path]) => path);
}
