import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The element that the server leaves empty in a not-found page, see `src/ssr/pageDataScript.ts`. */
const EMPTY_DATA = /(<script type="application\/json" id="page-data">)[^<]*(<\/script>)/;

/**
 * A page's data with the code for which it was made, so that a tab of yesterday's build sees by the data itself that
 * its code may not know it.
 * @param json text of the data's file
 * @param build Gatsby's digest of the bundle, which changes with the code only
 */
export function markPageData(json: string, build: string): string {
  const data = JSON.parse(json) as Record<string, unknown>;
  return data.build === build ? json : JSON.stringify({ ...data, build });
}

/** Puts the data of a locale's not-found page into the page, whose script hands it to Gatsby's code. */
export function inlinePageData(html: string, json: string): string {
  const data = json.trim().replace(/</g, '\\u003c');
  return html.replace(EMPTY_DATA, (_, start: string, end: string) => start + data + end);
}

/** Gatsby's digest of the bundle of a built site. */
export function readBuildHash(output: string): string {
  const file = path.join(output, 'page-data', 'app-data.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { webpackCompilationHash: string }).webpackCompilationHash;
}
