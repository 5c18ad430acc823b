import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The element that the server leaves empty in a not-found page, see `src/ssr/pageDataScript.ts`. */
const EMPTY_DATA = /(<script type="application\/json" id="page-data">)[^<]*(<\/script>)/;

/**
 * Puts the data of a locale's not-found page into the page, whose script hands it to Gatsby's code.
 * @param folder the output folder of one locale
 * @param pageData file with the page's data
 */
export function inlinePageData(folder: string, pageData: string): void {
  const file = path.join(folder, '404.html');
  if (!existsSync(file) || !existsSync(pageData)) return;
  const data = readFileSync(pageData, 'utf8').trim().replace(/</g, '\\u003c');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(EMPTY_DATA, (_, start: string, end: string) => start + data + end),
  );
}
