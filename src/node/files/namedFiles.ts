/** Files below `/static/` that a page or its data names. */
export function namedFiles(text: string): string[] {
  return [...text.matchAll(/\/static\/[^\s"'\\<>?#,)]+/g)].map(([path]) => path);
}
