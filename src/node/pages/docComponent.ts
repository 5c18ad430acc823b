import path from 'node:path';
import type { Node } from 'gatsby';
import type { DocNode } from '../types/nodeTypes';

/** Returns the path of a template: in `src/templates`, of a feature (`support/templates/reply`), or absolute. */
export const templateFile = (template: string): string =>
  path.resolve(
    template.includes('/') ? 'src/features' : 'src/templates',
    path.isAbsolute(template) ? template : `${template}.tsx`,
  );

/** Returns the component of a doc's page: the common template, or that of React pages with the page's code. */
export function docComponent(node: Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  const { isReact, absolutePath } = node as DocNode;
  return isReact ? `${templateFile('reactDoc')}?__contentFilePath=${absolutePath}` : templateFile('doc');
}
