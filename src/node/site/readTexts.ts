import { existsSync } from 'node:fs';
import path from 'node:path';
import { readText } from '../files/readText';

export type TextReader = (locale: string, namespace: string) => Readonly<Record<string, string>>;

/** Reads the interface's texts, each file once, for what is written without rendering; none without the file. */
export function createTextReader(folder: string): TextReader {
  const known = new Map<string, Readonly<Record<string, string>>>();
  return (locale, namespace) => {
    const file = path.join(folder, 'locales', locale, `${namespace}.json`);
    const texts = known.get(file) ?? (existsSync(file) ? (JSON.parse(readText(file)) as Record<string, string>) : {});
    known.set(file, texts);
    return texts;
  };
}
