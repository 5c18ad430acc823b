/** A thing in the words of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Things for search engines, as a text that can be in a script element. */
export function jsonLd(...things: readonly Thing[]): string {
  const [only] = things;
  const content = things.length === 1 ? only : { '@graph': things };
  return JSON.stringify({ '@context': 'https://schema.org', ...content }).replace(/</g, '\\u003c');
}
