import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A catalogue of the site's UI texts, as the data of a page carries it. */
export function lateTexts(ns: string, language = 'fi'): { ns: string; language: string; data: string } {
  const file = path.resolve('content/locales', language, `${ns}.json`);
  return { ns, language, data: readFileSync(file, 'utf8') };
}
