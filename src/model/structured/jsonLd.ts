/** An object of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Serialises objects for a script element, for search engines. */
export function jsonLd(...things: readonly Thing[]): string {
  const [only] = things;
  const content = things.length === 1 ? only : { '@graph': things };
  return JSON.stringify({ '@context': 'https://schema.org', ...content }).replace(/</g, '\\u003c');
}
