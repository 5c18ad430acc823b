import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../src/node/content/checkContent';
import { loadContent, type Content } from '../../src/node/content/loadContent';
import { createRecordStore } from '../../src/node/content/recordStore';
import type { Diagnostic } from '../../src/node/diagnostics/diagnostic';
import { applyFileChanges } from '../../src/node/files/fileChanges';
import { findPage } from '../../packages/writing/src/findPage';
import { parseSuccessor, planArchive } from '../../packages/writing/src/planArchive';
import { planRename } from '../../packages/writing/src/planRename';
import { engineOf } from './engine';

const store = createRecordStore();

/** The content of a folder; throws if it cannot be read. */
export async function contentOf(folder: string): Promise<Content> {
  const { content } = await loadContent(engineOf(folder), store);
  if (content === undefined) throw new Error('The content cannot be read.');
  return content;
}

/** All errors of a folder. */
export const errorsIn = async (folder: string): Promise<Diagnostic[]> =>
  checkContent(await loadContent(engineOf(folder), store), ['error']);

/** Renames a page of a folder, as the command does. */
export async function renameIn(folder: string, name: string, target: string): Promise<void> {
  const content = await contentOf(folder);
  applyFileChanges(planRename(findPage(name, content), target, content));
}

/** The text of a file of a folder. */
export const textIn = (folder: string, name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** Whether a folder has a file. */
export const has = (folder: string, name: string): boolean => existsSync(path.join(folder, name));

/** Archives a page of a folder, as the command does. */
export async function archiveIn(folder: string, name: string, to: string): Promise<void> {
  const content = await contentOf(folder);
  const page = findPage(name, content);
  applyFileChanges(planArchive(page, parseSuccessor(to, page, content), content));
}
