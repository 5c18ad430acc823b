import type { CreatePagesArgs } from 'gatsby';
import type { SidebarSpec } from '../model/navigation/sidebar';
import { visibleEntries } from '../model/navigation/sidebarEntries';
import { replaceFiles, type TextFile } from './files/writeFiles';
import { makeNode } from './types/makeNode';
import { categoryId, sidebarId } from './types/nodeIds';
import type { DocNode } from './types/nodeTypes';
import { buildSidebars, type LocalizedSidebar } from './navigation/buildSidebarNodes';

/** Folder of the JSON files for large sidebars, in the output folder and in URLs. */
const WHOLE_FOLDER = 'static/sidebars';

/** Returns the file of a large sidebar, for pages that show part of it; undefined for a small one. */
function wholeFile(
  { name, locale, items }: LocalizedSidebar,
  digestOf: (text: string) => string,
): TextFile | undefined {
  const isPruned = visibleEntries(items, '').some(({ pruned }) => pruned);
  if (!isPruned) return undefined;
  const text = JSON.stringify(visibleEntries(items, '', Infinity));
  return { path: `${WHOLE_FOLDER}/${name}-${locale}-${digestOf(text)}.json`, text };
}

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
  const wholeFiles = new Map(sidebars.map((sidebar) => [sidebar, wholeFile(sidebar, createContentDigest)]));
  replaceFiles(
    'public',
    WHOLE_FOLDER,
    [...wholeFiles.values()].filter((file) => file !== undefined),
  );
  for (const sidebar of sidebars) {
    const { items, ...facts } = sidebar;
    const file = wholeFiles.get(sidebar);
    const fields = { ...facts, tree: JSON.stringify(items), wholeUrl: file === undefined ? null : `/${file.path}` };
    await make(sidebarId(sidebar.name, sidebar.locale), 'Sidebar', fields);
  }
  for (const category of categories) {
    await make(categoryId(category.path, category.locale), 'Category', category);
  }
  for (const node of [...getNodesByType('Sidebar'), ...getNodesByType('Category')]) {
    if (!made.has(node.id)) actions.deleteNode(node);
  }
}
