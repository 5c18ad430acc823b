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

/** Joins changes: those of one save, and those that arrive while earlier ones are handled. */
export function joinChanges(handle: (files: string[]) => unknown) {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  const next = async () => {
    timer = undefined;
    if (isBusy || changed.size === 0) return;
    isBusy = true;
    const files = [...changed];
    changed.clear();
    try {
      await handle(files);
    } finally {
      isBusy = false;
    }
    if (timer === undefined) void next();
  };
  return {
    add: (file: string) => {
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => void next(), SETTLE);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Reports changes of files below a folder, each time after the last ones are handled; returns an unsubscribe function. */
export function watchContent(folder: string, handle: (files: string[]) => unknown): () => void {
  const watchers = new Map<string, FSWatcher>();
  let hasMoved = true;
  const drop = (name: string) => {
    watchers.get(name)?.close();
    watchers.delete(name);
  };
  /** Watches new folders. Listing is slow, so it runs once for all renames of a change. */
  const watchFolders = () => {
    if (!hasMoved) return;
    hasMoved = false;
    const folders = new Set(foldersBelow(folder));
    for (const name of watchers.keys()) if (!folders.has(name)) drop(name);
    for (const name of folders) {
      if (watchers.has(name)) continue;
      const watcher = watch(name, (event, file) => {
        if (event === 'rename') hasMoved = true;
        changes.add(file === null ? name : path.join(name, file));
      });
      watcher.on('error', () => drop(name));
      watchers.set(name, watcher);
    }
  };
  const changes = joinChanges((files) => {
    watchFolders();
    return handle(files);
  });
  watchFolders();
  return () => {
    changes.stop();
    for (const name of [...watchers.keys()]) drop(name);
  };
}
