import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Adds to a page's data the code for which they were made: a tab with the code of an earlier build sees by this mark
 * that its code may not know them.
 * @param json text of the data's file
 * @param build Gatsby's digest of the bundle, which changes with the code only
 */
export function markPageData(json: string, build: string): string {
  const data = JSON.parse(json) as { build?: string };
  return data.build === build ? json : JSON.stringify({ ...data, build });
}

/** Gatsby's digest of the bundle of a built site. */
export function readBuildHash(output: string): string {
  const file = path.join(output, 'page-data', 'app-data.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { webpackCompilationHash: string }).webpackCompilationHash;
}
