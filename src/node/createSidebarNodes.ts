import type { CreatePagesArgs } from 'gatsby';
import type { SidebarSpec } from '../model/navigation/sidebar';
import { replaceFiles, type TextFile } from './files/writeFiles';
import { makeNode } from './types/makeNode';
import { categoryId, sidebarId } from './types/nodeIds';
import type { DocNode } from './types/nodeTypes';
import { buildSidebars } from './navigation/buildSidebarNodes';
import { rowsFiles, SIDEBAR_FOLDER, wholeFile } from './navigation/sidebarFiles';

/** Creates the nodes of sidebars and category pages after all docs, and deletes those that are no longer made. */
export async function createSidebarNodes(
  args: CreatePagesArgs,
  specs: readonly SidebarSpec[],
  docs: readonly DocNode[],
  codes: readonly string[],
): Promise<void> {
  const { actions, createContentDigest, getNodesByType } = args;
  const source = getNodesByType('File').find(
    (file) => file.sourceInstanceName === 'site' && file.base === 'sidebars.yaml',
  );
  const { sidebars, categories } = buildSidebars(specs, docs, codes);
  const made = new Set<string>();
  const make = async (id: string, type: string, fields: object) => {
    made.add(id);
    await actions.createNode(makeNode(createContentDigest, type, id, fields, source?.id ?? null));
  };
  const files: TextFile[] = [];
  for (const sidebar of sidebars) {
    const { items, ...facts } = sidebar;
    const whole = wholeFile(sidebar);
    files.push(...rowsFiles(sidebar), ...(whole === undefined ? [] : [whole]));
    const fields = { ...facts, tree: JSON.stringify(items), wholeUrl: whole === undefined ? null : `/${whole.path}` };
    await make(sidebarId(sidebar.name, sidebar.locale), 'Sidebar', fields);
  }
  replaceFiles('public', SIDEBAR_FOLDER, files);
  for (const category of categories) {
    await make(categoryId(category.path, category.locale), 'Category', category);
  }
  for (const node of [...getNodesByType('Sidebar'), ...getNodesByType('Category')]) {
    if (!made.has(node.id)) actions.deleteNode(node);
  }
}
