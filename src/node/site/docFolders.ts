import path from 'node:path';
import { placeOfDoc, type ContentPlace } from './docPath';
import { CURRENT_VERSION, versionRoot } from '../../model/pages/versionPath';

/** The folder with the docs and sidebars of a version: the content folder itself for the current one. */
export function versionFolder(folder: string, version: string): string {
  return version === CURRENT_VERSION ? folder : path.join(folder, 'versions', version);
}

/** The folder of a version's docs. */
export function docsFolder(folder: string, version: string): string {
  return path.join(versionFolder(folder, version), 'docs');
}

/** Where a doc's page stands, and in which version. */
interface DocPlace extends ContentPlace {
  version: string;
}

/** A function that tells which page a file makes; undefined for a file that is no doc of any version. */
export function createPlaceFinder(
  folder: string,
  otherVersions: readonly string[],
  codes: readonly string[],
): (absolutePath: string) => DocPlace | undefined {
  const roots = [CURRENT_VERSION, ...otherVersions].map((version) => ({ version, root: docsFolder(folder, version) }));
  return (absolutePath) => {
    if (!absolutePath.endsWith('.mdx')) return undefined;
    for (const { version, root } of roots) {
      const relative = path.relative(root, absolutePath).split(path.sep).join('/');
      if (!relative.startsWith('..')) return { ...placeOfDoc(relative, codes, versionRoot(version)), version };
    }
    return undefined;
  };
}
