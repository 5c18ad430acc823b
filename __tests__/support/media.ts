import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Changes } from './contentFolder';

const FOLDER = path.resolve('__tests__/fixtures/video');
const NAMES = ['nayte.yaml', 'nayte.webm', 'nayte.vtt', 'nayte.jpg'];

/** A video of three seconds, `nayte`, with captions and poster; one of its files can be omitted. */
export function sampleVideo(leftOut?: string): Changes {
  const names = NAMES.filter((name) => name !== leftOut);
  return Object.fromEntries(names.map((name) => [`videos/${name}`, readFileSync(path.join(FOLDER, name))]));
}

/** A glossary of two terms; one has a page and translations. */
export const GLOSSARY = `saldo:
  term: saldo
  explanation: Se, mitä asiakkaalla on maksettavana.
  page: /docs/ohjeet/saldo
  variants: [saldokertymä]
  words: { en: balance, sv: balans }
tilausjakso:
  term: tilausjakso
  explanation: Tilauksen osa, joka laskutetaan kerralla.
`;

/** The glossary of two terms. */
export function sampleGlossary(): Changes {
  return { 'glossary.yaml': GLOSSARY };
}
