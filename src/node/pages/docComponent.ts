import path from 'node:path';
import type { Node } from 'gatsby';
import type { DocNode } from '../types/nodeTypes';

/**
 * Returns the absolute path of a template.
 * @param template name in `src/templates`, or for a feature's the path in `src/features`: `support/templates/reply`; or
 * an absolute path
 */
export const templateFile = (template: string): string =>
  path.resolve(
    template.includes('/') ? 'src/features' : 'src/templates',
    path.isAbsolute(template) ? template : `${template}.tsx`,
  );

/**
 * Returns the component of a doc's page: the common template, or for a React page the template of these with the page's
 * own code. Undefined without such a doc.
 */
export function docComponent(node: Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  const { isReact, absolutePath } = node as DocNode;
  return isReact ? `${templateFile('reactDoc')}?__contentFilePath=${absolutePath}` : templateFile('doc');
}
