import { fixtureCatalogue } from './fixtureTexts';

/** A catalogue of UI texts, as the data of a page carries it. */
export function optionalTexts(ns: string, language = 'fi'): { ns: string; language: string; data: string } {
  return { ns, language, data: fixtureCatalogue(ns, language) };
}
