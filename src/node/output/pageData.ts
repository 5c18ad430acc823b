import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_SEED_ID, withoutShown } from '../../model/navigation/pageSeed';

/** The element that the server leaves empty in each page, see `src/ssr/onPreRenderHTML.tsx`. */
const SEED = new RegExp(`(<script type="application/json" id="${PAGE_SEED_ID}">)[^<]*(</script>)`);

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

/** A page as the server has written it, where the build before has left its data in it. */
export const withoutPageData = (html: string): string => html.replace(SEED, '$1$2');

/**
 * Puts a page's data into the page, whose code then need not fetch it; without what the page shows anyway,
 * and without the mark of the code, which the page names itself.
 */
export function inlinePageData(html: string, json: string, base: string): string {
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
  const seed = { path: page, componentChunkName, result: withoutShown(result ?? {}, written, base) };
  const text = JSON.stringify(seed).replace(/</g, '\\u003c');
  return written.replace(SEED, (_, start: string, end: string) => start + text + end);
}

/** Gatsby's digest of the bundle of a built site. */
export function readBuildHash(output: string): string {
  const file = path.join(output, 'page-data', 'app-data.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { webpackCompilationHash: string }).webpackCompilationHash;
}
