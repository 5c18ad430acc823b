/** The card of a page that the settings name and that is not there, as while its sidebar is mended; no build has one. */
export function missingCard(path: string) {
  if (process.env.NODE_ENV === 'production') throw new Error(`There is no page at ${path}.`);
  return { path, title: path, description: '', lang: null };
}
