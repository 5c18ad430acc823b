/** How readers reach people; null for what the site does not have. */
export interface ContactData {
  /** Page or address where support is asked; `{query}` and `{page}` in it are replaced. */
  url: string | null;
  phone: string | null;
  mail: string | null;
  /** Page that tells how to get support. */
  page: string | null;
  /** Texts and opening hours by locale. */
  locales: readonly (readonly [code: string, { texts: Readonly<Record<string, string>>; hours: string | null }])[];
}

/** Returns the address of support with the words of a search and the address of the page. */
export function supportAddress(url: string, query: string, pageUrl: string): string {
  // A query can end with half a surrogate pair, which cannot be encoded.
  const whole = query.replace(/\p{Surrogate}/gu, '');
  return url
    .replaceAll('{query}', () => encodeURIComponent(whole))
    .replaceAll('{page}', () => encodeURIComponent(pageUrl));
}
