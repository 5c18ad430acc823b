import { isFilePath } from '../../../model/site/link';
import { canonicalPath, splitAddress } from '../../../model/site/path';
import type { Finding } from '../../diagnostics/diagnostic';
import { isStaticFile } from '../../files/staticFile';
import type { KnownPaths } from './knownPaths';
import { didYouMeanPage } from './nearestPage';

/** What is wrong with an address within the site: it leads to no file or to no page. Others cannot be checked. */
export function ownHrefFinding(href: string, paths: KnownPaths): Pick<Finding, 'message' | 'hint'> | undefined {
  const { pathname } = splitAddress(href);
  if (!href.startsWith('/') || href.startsWith('//')) return undefined;
  if (isFilePath(pathname))
    return isStaticFile(pathname)
      ? undefined
      : {
          message: `The file "${pathname}" is not there.`,
          hint: `Put it into the project's folder: static${pathname}`,
        };
  if (paths.has(canonicalPath(pathname))) return undefined;
  return {
    message: `The path "${pathname}" is no page of the site.`,
    hint: didYouMeanPage(pathname, paths.keys()) ?? 'Write the path of a page.',
  };
}
