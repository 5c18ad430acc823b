import * as snowball from './snowball';

type Stemmer = (word: string) => string;

const STEMMERS: Readonly<Partial<Record<string, Stemmer>>> = snowball;

/**
 * The stemmer of a locale (`de`, `de-CH`) without rules of our own; it returns words as they are in unknown languages.
 * Browsers get a module with the languages of the site in place of this one: see `siteFeatures.ts`.
 */
export const stemmerOf = (locale: string): Stemmer => STEMMERS[locale.slice(0, 2)] ?? ((word) => word);
