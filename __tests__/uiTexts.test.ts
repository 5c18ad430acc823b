import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../src/node/content/listFiles';

const FOLDER = path.resolve('content/locales/fi');
/** Names of admonitions, which the compiler puts together from what the writer wrote. */
const BY_KIND = ['note', 'tip', 'info', 'warning', 'danger'];

const source = listFiles(path.resolve('src'))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

function keysOf(file: string): string[] {
  const texts = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Record<string, string>;
  return [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|other)$/, '')))];
}

function isUsed(namespace: string, key: string): boolean {
  if (source.includes(`'${namespace}.${key}'`)) return true;
  return namespace === 'content' && (BY_KIND.includes(key) || new RegExp(`textMark\\([^)]*'${key}'`).test(source));
}

test.each(readdirSync(FOLDER))('every text of %s is shown somewhere', (file) => {
  const namespace = path.basename(file, '.json');
  expect(keysOf(file).filter((key) => !isUsed(namespace, key))).toEqual([]);
});
