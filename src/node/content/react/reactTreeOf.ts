import type { Root } from 'hast';
import { projectSite } from '../../site/projectSite';

/**
 * The tree of a page that React renders, for the bundler.
 * @param file absolute path of the page's file
 */
export async function reactTreeOf(file: string): Promise<Root> {
  const read = await projectSite()?.pages.readDoc(file);
  const tree = read?.page?.content.reactTree ?? null;
  if (tree === null) throw new Error(`${file} is no page of React, or has faults: run npm run check.`);
  // The record keeps its own; the bundler writes into what it gets.
  return structuredClone(tree) as Root;
}
