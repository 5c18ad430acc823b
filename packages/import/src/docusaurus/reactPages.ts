import path from 'node:path';
import { joinPath } from '../../../../src/model/site/path';
import type { ReportEntry } from '../markdown/reportEntry';
import type { DocusaurusSite } from './settings';
import { findFiles, isReadable } from './sourceFiles';

const isPage = (relative: string) =>
  /\.(?:jsx?|tsx?)$/.test(relative) && !/(?:^|\/)_|\.(?:test|spec|d)\./.test(relative);

/** Reports the React pages of a site, which this site does not run. */
export function reactPages({ folder, readable }: Pick<DocusaurusSite, 'folder' | 'readable'>): ReportEntry[] {
  const pages = path.join(folder, 'src', 'pages');
  return (isReadable(pages, readable) ? findFiles(pages).files : [])
    .filter(({ relative }) => isPage(relative))
    .map(({ relative }): ReportEntry => {
      const route = joinPath(relative.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, ''));
      const from = { file: `src/pages/${relative}` };
      return route === '/'
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
    });
}
