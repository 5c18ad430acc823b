import path from 'node:path';
import { placeOfDoc, type ContentPlace } from './docPath';
import type { OwnSite } from '../../model/site/ownAddress';
import { MAIN_ROOT, rootPath, ROOTS_FOLDER } from '../../model/pages/docRoots';

/** Returns the folder with the docs and sidebars of a doc root; the content folder for the main one. */
export function rootFolder(folder: string, version: string): string {
  return version === MAIN_ROOT ? folder : path.join(folder, ROOTS_FOLDER, version);
}

/** Returns the folder with the docs of a doc root. */
export function docsFolder(folder: string, version: string): string {
  return path.join(rootFolder(folder, version), 'docs');
}

/** The page of a doc and its doc root. */
interface DocPlace extends ContentPlace {
  version: string;
}

/** Creates a function that returns the page of a file; undefined for a file that is not a doc. */
export function createPlaceFinder(
  folder: string,
  otherRoots: readonly string[],
  { codes, docsBase }: Pick<OwnSite, 'codes' | 'docsBase'>,
): (absolutePath: string) => DocPlace | undefined {
  const roots = [MAIN_ROOT, ...otherRoots].map((version) => ({ version, root: docsFolder(folder, version) }));
  return (absolutePath) => {
    if (!absolutePath.endsWith('.mdx')) return undefined;
    for (const { version, root } of roots) {
      const relative = path.relative(root, absolutePath).split(path.sep).join('/');
      if (!relative.startsWith('..')) return { ...placeOfDoc(relative, codes, rootPath(version, docsBase)), version };
    }
    return undefined;
  };
}
