import path from 'node:path';
import type { Node } from 'gatsby';
import type { DocNode } from '../types/nodeTypes';

/**
 * Absolute path of a template.
 * @param template name in `src/templates`, or for a feature's the path in `src/features`: `support/templates/reply`
 */
export const templateFile = (template: string): string =>
  path.resolve(template.includes('/') ? 'src/features' : 'src/templates', `${template}.tsx`);

/**
 * What a doc's page is made by: the common template, or for a page that React renders that template with the page's
 * own code. Undefined where there is no such doc.
 */
export function docComponent(node: Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  const { isReact, absolutePath } = node as DocNode;
  return isReact ? `${templateFile('reactDoc')}?__contentFilePath=${absolutePath}` : templateFile('doc');
}
