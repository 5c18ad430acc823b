import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextKeys } from '../../model/navigation/seedTexts';
import { PAGE_SEED_ID, withoutShown, withShortRows } from '../../model/navigation/pageSeed';

/** The element that the server leaves empty in each page, see `src/ssr/onPreRenderHTML.tsx`. */
const SEED = new RegExp(`(<script type="application/json" id="${PAGE_SEED_ID}">)[^<]*(</script>)`);

/**
 * A page's data as short as the code understands them, with the code for which they were made: a tab of yesterday's
 * build sees by the data themselves that its code may not know them. The server's code may get them again, so they stay
 * what the queries say.
 * @param json text of the data's file
 * @param build Gatsby's digest of the bundle, which changes with the code only
 */
export function markPageData(json: string, build: string): string {
  const data = JSON.parse(json) as { build?: string; result?: object };
  if (data.build === build) return json;
  return JSON.stringify({ ...data, ...(data.result && { result: withShortRows(data.result) }), build });
}

/** A page as the server has written it, where the build before has left its data in it. */
export const withoutPageData = (html: string): string => html.replace(SEED, '$1$2');

/**
 * Puts a page's data into the page, whose code then need not fetch it; without what the page shows anyway,
 * and without the mark of the code, which the page names itself.
 * @param keys the keys of texts that the code has
 */
export function inlinePageData(html: string, json: string, base: string, keys: TextKeys = {}): string {
  const {
    path: page,
    componentChunkName,
    result,
  } = JSON.parse(json) as {
    path: string;
    componentChunkName: string;
    result?: object;
  };
  const written = withoutPageData(html);
  const seed = { path: page, componentChunkName, result: withoutShown(result ?? {}, written, base, keys) };
  const text = JSON.stringify(seed).replace(/</g, '\\u003c');
  return written.replace(SEED, (_, start: string, end: string) => start + text + end);
}

/** Gatsby's digest of the bundle of a built site. */
export function readBuildHash(output: string): string {
  const file = path.join(output, 'page-data', 'app-data.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { webpackCompilationHash: string }).webpackCompilationHash;
}
