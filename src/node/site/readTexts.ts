import { existsSync } from 'node:fs';
import path from 'node:path';
import { isReadable, readText } from '../files/readText';

export type TextReader = (locale: string, namespace: string) => Readonly<Record<string, string>>;
type Texts = Readonly<Record<string, string>>;

/** The engine's interface texts: a folder for each language that it speaks. */
export const ENGINE_TEXTS = path.resolve('src/texts');
/** The language of texts that the engine does not have in a site's language. */
const FALLBACK = 'en';
const OTHER = /_other$/;

/** True for a language in which the engine has interface texts. */
export const isEngineLanguage = (locale: string): boolean => existsSync(path.join(ENGINE_TEXTS, locale));

const readCatalogue = (file: string): Texts => (isReadable(file) ? (JSON.parse(readText(file)) as Texts) : {});

/** Adds plural forms that a language has and the texts do not: those of English have two. */
function withPlurals(texts: Texts, locale: string): Texts {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const forms = Object.entries(texts).flatMap(([key, text]) =>
    OTHER.test(key) ? pluralCategories.map((form) => [key.replace(OTHER, `_${form}`), text] as const) : [],
  );
  return { ...Object.fromEntries(forms), ...texts };
}

/** Creates a reader of UI texts, which reads each file once: the site's own texts override the engine's. */
export function createTextReader(folder: string): TextReader {
  const cache = new Map<string, Texts>();
  return (locale, namespace) => {
    const name = path.join(locale, `${namespace}.json`);
    const kept = cache.get(name);
    if (kept !== undefined) return kept;
    const from = isEngineLanguage(locale) ? name : path.join(FALLBACK, `${namespace}.json`);
    const [engine, own] = [path.join(ENGINE_TEXTS, from), path.join(folder, 'locales', name)].map(readCatalogue);
    const texts = withPlurals({ ...engine, ...own }, locale);
    cache.set(name, texts);
    return texts;
  };
}
