import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DOC_TEMPLATE = 'component---src-templates-doc-tsx';

/** Paths of a built site's docs in the default locale, with the base path, sorted. */
export function docPaths(folder: string, base: string): string[] {
  const root = path.join(folder, 'page-data/docs');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page-data.json')
    .map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>)
    .filter(({ componentChunkName }) => componentChunkName === DOC_TEMPLATE)
    .map((page) => base + (page.path ?? ''))
    .sort();
}
