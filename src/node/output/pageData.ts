import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Adds the build hash to a page's data: a tab with the code of an earlier build detects data that it may not support.
 * @param json text of the data's file
 * @param build Gatsby's digest of the bundle, which changes with the code only
 */
export function markPageData(json: string, build: string): string {
  const data = JSON.parse(json) as { build?: string };
  return data.build === build ? json : JSON.stringify({ ...data, build });
}

/** Returns Gatsby's digest of the bundle of a built site. */
export function readBuildHash(output: string): string {
  const file = path.join(output, 'page-data', 'app-data.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { webpackCompilationHash: string }).webpackCompilationHash;
}
