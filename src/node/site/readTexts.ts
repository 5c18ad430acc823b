import path from 'node:path';
import { isReadable, readText } from '../files/readText';

export type TextReader = (locale: string, namespace: string) => Readonly<Record<string, string>>;

/** Creates a reader of UI texts, which reads each file once, for text outside React; empty without a file. */
export function createTextReader(folder: string): TextReader {
  const cache = new Map<string, Readonly<Record<string, string>>>();
  return (locale, namespace) => {
    const file = path.join(folder, 'locales', locale, `${namespace}.json`);
    const texts = cache.get(file) ?? (isReadable(file) ? (JSON.parse(readText(file)) as Record<string, string>) : {});
    cache.set(file, texts);
    return texts;
  };
}
