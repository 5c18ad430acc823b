import path from 'node:path';
import { joinPath } from '../core';
import type { ReportEntry } from '../markdown/reportEntry';
import { isChosen } from './pathPatterns';
import type { DocusaurusSite } from './settings';
import { findFiles, isReadable } from './sourceFiles';

const isPage = (relative: string) =>
  /\.(?:jsx?|tsx?)$/.test(relative) && !/(?:^|\/)_|\.(?:test|spec|d)\./.test(relative);

/** Reports the React pages of a site, which this site does not run. */
export function reactPages({ folder, readable, pages }: DocusaurusSite): { route: string; entry: ReportEntry }[] {
  const files = pages.flatMap((each) => {
    const isKept = isChosen(each);
    const found = isReadable(each.folder, readable) ? findFiles(each.folder).files : [];
    return found.filter(({ relative }) => isPage(relative) && isKept(relative));
  });
  return files.map(({ file, relative }) => {
    const route = joinPath(relative.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, ''));
    const from = { file: path.relative(folder, file).split(path.sep).join('/') };
    const entry: ReportEntry =
      route === '/'
        ? {
            kind: 'component',
            message: 'The home page was a React page; this site has its own. See the setting home.',
            from,
          }
        : {
            kind: 'address-lost',
            message: `${route} is a React page and was not imported; its address no longer exists.`,
            from,
          };
    return { route, entry };
  });
}
