import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { canonicalPath } from '../../model/site/path';
import { checkBuiltSite } from './siteLinkCheck';
import { listFiles } from '../content/listFiles';
import { readBuiltPage, type ReadPage } from './readBuiltPage';

/** Folders of the output that hold no pages. */
const NO_PAGES = ['page-data', 'static', '~partytown', '_gatsby'];

/** The HTML files of the pages. */
export function pageFiles(folder: string): string[] {
  return listFiles(folder).filter((file) => {
    const [top = ''] = path.relative(folder, file).split(path.sep);
    return file.endsWith('.html') && !NO_PAGES.includes(top);
  });
}

/** Path of the page that a file is; error pages keep their suffix. */
export function pathOf(file: string, folder: string): string {
  const relative = `/${path.relative(folder, file).split(path.sep).join('/')}`;
  return relative.endsWith('/404.html') ? relative : canonicalPath(relative);
}

/**
 * Checks every link, anchor, image and redirect of the built pages, from the HTML that ships. Returns one text
 * per fault, and the pages.
 * @param siteUrl origin of the site, whose absolute links are its own
 * @param base base path without a trailing slash
 */
export function checkOutput(folder: string, siteUrl: string, base: string): { faults: string[]; pages: ReadPage[] } {
  const pages = pageFiles(folder).map((file) => readBuiltPage(file, pathOf(file, folder), siteUrl, base));
  const hasFile = (sitePath: string) => {
    const file = path.join(folder, sitePath);
    return existsSync(file) && statSync(file).isFile();
  };
  return { faults: checkBuiltSite({ pages, hasFile }), pages };
}
