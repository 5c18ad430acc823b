import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The catalogues of the tests: a copy of UI texts that does not change when the site's own texts are reworded. */
export const FIXTURE_LOCALES = path.resolve('__tests__/fixtures/locales');

export type Texts = Record<string, string>;

/** The written JSON of a catalogue. */
export function fixtureCatalogue(namespace: string, code = 'fi'): string {
  return readFileSync(path.join(FIXTURE_LOCALES, code, `${namespace}.json`), 'utf8');
}

/** The catalogues of a language, by namespace. */
export function fixtureTexts(code = 'fi'): Record<string, Texts> {
  const names = readdirSync(path.join(FIXTURE_LOCALES, code)).map((file) => path.basename(file, '.json'));
  return Object.fromEntries(names.map((name) => [name, JSON.parse(fixtureCatalogue(name, code)) as Texts]));
}
