import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Gatsby's script that tells the page's own path. */
const PATH_SCRIPT = /window\.pagePath="[^"]*";/;

/**
 * A host shows a locale's 404 page at whatever address was asked for. Gatsby's code would then move the reader
 * to `/en/404.html`, or put the default locale's page in its place. So the page brings its data along and says
 * that it belongs to the address at hand.
 * @param folder the output folder of one locale
 * @param pageData file with the page's data
 * @param base base path without a trailing slash
 */
export function seedNotFound(folder: string, pageData: string, base: string): void {
  const file = path.join(folder, '404.html');
  if (!existsSync(file) || !existsSync(pageData)) return;
  const data = readFileSync(pageData, 'utf8').trim().replace(/</g, '\\u003c');
  const script =
    `window.pagePath=location.pathname.slice(${base.length})||"/";` +
    `window.pageData=Object.assign(${data},{path:window.pagePath});`;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(PATH_SCRIPT, () => script),
  );
}
