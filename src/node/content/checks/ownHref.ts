import { isFilePath } from '../../../model/site/link';
import { canonicalPath, splitAddress } from '../../../model/site/path';
import type { Finding } from '../../diagnostics/diagnostic';
import { isStaticFile } from '../../files/staticFile';
import type { LoadedSite } from '../loadSite';
import type { KnownPaths } from './knownPaths';
import { didYouMeanPage } from './nearestPage';
import { say } from '../say';

/** Returns the error of an internal address without a file or page. External addresses cannot be checked. */
export function ownHrefFinding(
  href: string,
  paths: KnownPaths,
  { folder }: Pick<LoadedSite, 'folder'>,
): Pick<Finding, 'message' | 'hint'> | undefined {
  const { pathname } = splitAddress(href);
  if (!href.startsWith('/') || href.startsWith('//')) return undefined;
  if (isStaticFile(folder, pathname)) return undefined;
  if (isFilePath(pathname)) return say('ownHref.file', { pathname });
  if (paths.has(canonicalPath(pathname))) return undefined;
  return say('ownHref.page', { pathname }, didYouMeanPage(pathname, paths.keys()));
}
