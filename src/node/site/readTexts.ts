import { existsSync } from 'node:fs';
import path from 'node:path';
import { readText } from '../content/readText';

/** The interface's texts of a locale in a namespace, for what is written without rendering; none without the file. */
export function readTexts(folder: string, locale: string, namespace: string): Readonly<Record<string, string>> {
  const file = path.join(folder, 'locales', locale, `${namespace}.json`);
  return existsSync(file) ? (JSON.parse(readText(file)) as Record<string, string>) : {};
}
