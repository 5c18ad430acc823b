import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createTextReader, ENGINE_TEXTS } from '../../src/node/site/readTexts';

/** The tests' own texts: they do not change when the engine's are reworded. */
export const FIXTURE_LOCALES = path.resolve('__tests__/fixtures/locales');

export type Texts = Record<string, string>;

/** The catalogues of a language, by namespace. */
export function fixtureTexts(code = 'fi'): Record<string, Texts> {
  const names = readdirSync(path.join(ENGINE_TEXTS, code)).map((file) => path.basename(file, '.json'));
  const textsOf = createTextReader(path.dirname(FIXTURE_LOCALES));
  return Object.fromEntries(names.map((name) => [name, textsOf(code, name) as Texts]));
}
