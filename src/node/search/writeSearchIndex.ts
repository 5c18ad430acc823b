import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Node } from 'gatsby';

/** The node that gatsby-plugin-local-search makes. */
export interface LocalSearchNode extends Node {
  index: string;
  store: object;
}

export interface SearchIndexFiles {
  indexUrl: string;
  storeUrl: string;
}

/**
 * The name of the plugin's node type for a locale's index.
 * @example searchNodeType('fi') // 'LocalSearchFi'
 */
export function searchNodeType(code: string): string {
  return `LocalSearch${code.charAt(0).toUpperCase()}${code.slice(1)}`;
}

/**
 * Writes index and store under names that carry their digest, so that browsers may keep them. The plugin's own
 * fields write without waiting and only log failures.
 */
export async function writeSearchIndex({ index, store, internal }: LocalSearchNode): Promise<SearchIndexFiles> {
  const name = `/static/search/${internal.contentDigest}`;
  const files = { indexUrl: `${name}.index.txt`, storeUrl: `${name}.store.json` };
  const target = (url: string) => path.join(process.cwd(), 'public', url);
  await mkdir(path.dirname(target(files.indexUrl)), { recursive: true });
  await Promise.all([
    writeFile(target(files.indexUrl), index),
    writeFile(target(files.storeUrl), JSON.stringify(store)),
  ]);
  return files;
}
