import { readFileSync } from 'node:fs';
import path from 'node:path';
import { prefixOf } from '../../../model/serving/findAnswer';
import { safeDecode, withoutBase } from '../../../model/site/path';
import { isStaticFile } from '../../files/staticFile';
import { REDIRECT_LIST_FILE, removeOldFiles, writeFiles } from '../../files/writeFiles';
import { defineStep } from '../buildStep';
import { isRedirectPage, redirectPage, redirectsOf } from '../redirects';

/** Writes a page for each redirect from one address, and removes those of the last build, before the pages are read. */
export const writeRedirects = defineStep({
  name: 'write redirects',
  run: ({ loaded, site, output, nodesOf }) => {
    const redirects = redirectsOf(loaded, site, nodesOf);
    const files = redirects
      .filter(({ from }) => prefixOf(from) === undefined)
      .map((redirect) => {
        const from = withoutBase(redirect.from, safeDecode(site.base)) ?? redirect.from;
        return { path: from.endsWith('.html') ? from : `${from}/index.html`, text: redirectPage(redirect, site) };
      });
    writeFiles(output, files);
    const isPage = (name: string) => !isRedirectPage(readFileSync(path.join(output, name), 'utf8'));
    removeOldFiles(output, files, REDIRECT_LIST_FILE, (name) => isStaticFile(loaded.folder, name) || isPage(name));
    return { redirects };
  },
});
