import { SOURCE, textOf } from '../contentFormat';
import { editorText, type Language } from '../fields';

/** An entry of the CMS: its files by locale, with their values where they have any. */
interface Entry {
  locales: Readonly<Record<string, { path: string; content?: Record<string, unknown> }>>;
}

/** A file that a save writes or deletes. */
interface FileChange {
  action: 'create' | 'update' | 'move' | 'delete';
  path: string;
  data?: string | File;
}

type PrepareSave = (opened: Entry | undefined, saved: Entry, changes: FileChange[], isForced: boolean) => Promise<void>;

/** What the repaired CMS sets and calls. */
declare global {
  interface Window {
    /** The folder of the computer that the writer has opened; undefined with a server. */
    contentFolder?: FileSystemDirectoryHandle | undefined;
    prepareSave: PrepareSave;
    /** True where writers open a folder of their own computer, and sign in nowhere. */
    isLocalEditor: boolean;
  }
}

/** Reads a file of the folder; undefined without the file. */
async function readText(folder: FileSystemDirectoryHandle, path: string): Promise<string | undefined> {
  const steps = path.split('/');
  const name = steps.pop() ?? '';
  try {
    let parent = folder;
    for (const step of steps) parent = await parent.getDirectoryHandle(step);
    return await (await (await parent.getFileHandle(name)).getFile()).text();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw new Error('saving_failed', { cause: error });
  }
}

/**
 * Returns what the CMS calls before it writes the files of an entry. In a folder of the computer it leaves out files
 * that the writer did not change, and refuses a save over a file that has changed since the entry was opened. The CMS
 * shows the cause of the error as it shows the conflicts of a repository, and saves anyway if the writer says so.
 */
export const prepareSaveIn =
  (language: Language): PrepareSave =>
  async (opened, saved, changes, isForced) => {
    const files = [saved, opened].flatMap((entry) => Object.values(entry?.locales ?? {}));
    const kept: FileChange[] = [];
    for (const change of changes) {
      const { action, path, data } = change;
      const content = files.find((file) => file.path === path && file.content !== undefined)?.content;
      // The CMS trims the values of an entry.
      const before = action === 'create' ? undefined : textOf(content?.[SOURCE]).trim();
      if (window.contentFolder !== undefined && typeof data === 'string' && data.trim() === before) continue;
      kept.push(change);
      if (window.contentFolder !== undefined && !isForced) {
        const now = (await readText(window.contentFolder, path))?.trim();
        const kind = action === 'create' ? 'exists' : now === undefined ? 'deleted' : 'changed';
        if (now !== before && !(action === 'delete' && now === undefined)) {
          const { label: description, hint: warning } = editorText(`conflict_${kind}`, language, { file: path });
          throw new Error('save_conflict', { cause: { description, warning } });
        }
      }
      // The CMS keeps the saved values, and compares the next save with them.
      if (content !== undefined && typeof data === 'string') content[SOURCE] = data;
    }
    changes.splice(0, changes.length, ...kept);
  };
