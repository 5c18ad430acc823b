import path from 'node:path';
import type { Node } from 'gatsby';
import type { DocNode } from '../types/nodeTypes';

/** Templates that belong to a feature, by name. */
const FEATURE_OF: Readonly<Record<string, string>> = { glossary: 'glossary', reply: 'support' };

/** Returns the absolute path of a template, which is in `src/templates` or in the folder of its feature. */
export function templateFile(template: string): string {
  const feature = FEATURE_OF[template];
  const folder = feature === undefined ? 'src' : `src/features/${feature}`;
  return path.resolve(`${folder}/templates/${template}.tsx`);
}

/**
 * What a doc's page is made by: the common template, or for a page that React renders that template with the page's
 * own code. Undefined where there is no such doc.
 */
export function docComponent(node: Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  const { isReact, absolutePath } = node as DocNode;
  return isReact ? `${templateFile('reactDoc')}?__contentFilePath=${absolutePath}` : templateFile('doc');
}
