import { readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** Milliseconds in which the changes of one save are joined: editors write, rename and touch. */
const SETTLE = 20;

/** Folders that are not content. */
const UNWATCHED = ['node_modules', '.git'];

const foldersBelow = (folder: string): string[] => {
  try {
    const inner = readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !UNWATCHED.includes(entry.name),
    );
    return [folder, ...inner.flatMap((entry) => foldersBelow(path.join(folder, entry.name)))];
  } catch {
    // The folder has disappeared.
    return [];
  }
};

/** Reports changes of files below a folder, those of one save together; returns a function that stops watching. */
export function watchContent(folder: string, onChange: (files: string[]) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    const files = [...changed];
    changed.clear();
    onChange(files);
  };
  const drop = (name: string) => {
    watchers.get(name)?.close();
    watchers.delete(name);
  };
  const look = () => {
    const folders = new Set(foldersBelow(folder));
    for (const name of watchers.keys()) if (!folders.has(name)) drop(name);
    for (const name of folders) {
      if (watchers.has(name)) continue;
      const watcher = watch(name, (event, file) => {
        if (event === 'rename') look();
        changed.add(file === null ? name : path.join(name, file));
        clearTimeout(timer);
        timer = setTimeout(tell, SETTLE);
      });
      watcher.on('error', () => drop(name));
      watchers.set(name, watcher);
    }
  };
  look();
  return () => {
    clearTimeout(timer);
    for (const name of [...watchers.keys()]) drop(name);
  };
}
