/** One copy of each text, however many pages have it. */
const copies = new Map<string, string>();

/**
 * A part of a page as a text of its own. JavaScript engines keep the whole of a text as long as any part of it is
 * held, so what is noted of ten thousand pages would hold their HTML.
 */
export function copyText(part: string): string {
  const known = copies.get(part);
  if (known !== undefined) return known;
  const copy = Buffer.from(part).toString();
  copies.set(copy, copy);
  return copy;
}

/** Files below `/static/` that a page or its data names. */
export function namedFiles(text: string): string[] {
  return [...text.matchAll(/\/static\/[^\s"'\\<>?#,)]+/g)].map(([path]) => path);
}
