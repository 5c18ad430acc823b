import { BODY, MORE, pageFormat, SOURCE, textOf } from '../contentFormat';
import type { EditorConfig } from '../editorConfig';
import { editorText, type Language } from '../fields';
import { sidebarPlaces, type SidebarPlace } from '../sidebarPlaces';
import { ask } from './dialog';
import type { showDifference } from './difference';

/** The files of an entry by locale, with their values where they have any. */
type Files = Readonly<Record<string, { path: string; content?: Record<string, unknown> }>>;

/** An entry of the CMS. */
interface Entry {
  id: string;
  locales: Files;
}

/** A file that a save writes or deletes. */
interface FileChange {
  action: 'create' | 'update' | 'move' | 'delete';
  path: string;
  previousSha?: string | undefined;
  data?: string | File;
}

/** A save of the CMS. */
interface Save {
  opened: Entry | undefined;
  saved: Entry;
  changes: FileChange[];
  /** True where the writer saves in spite of a conflict. */
  isForced: boolean;
  /** The conflict that the CMS has found in the repository. */
  conflict: { type: 'modified' | 'deleted'; entry?: Entry } | undefined;
  /** All entries of the CMS. */
  entries: readonly Entry[];
}

/** What the repaired CMS sets and calls. */
declare global {
  interface Window {
    /** The folder of the computer that the writer has opened; undefined with a server. */
    contentFolder?: FileSystemDirectoryHandle | undefined;
    /** Returns other entries that are saved with the one of the form. */
    prepareSave: (save: Save) => Promise<Entry[]>;
    showDifference: typeof showDifference;
    /** Returns the version of a file that the server wants for its change. */
    fileSha: (file: { previousPath: string; cacheDB: unknown }) => Promise<string | undefined>;
    fileCache: () => unknown;
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

const filesOf = (...entries: (Entry | undefined)[]) => entries.flatMap((entry) => Object.values(entry?.locales ?? {}));
const sourceIn = (files: Files[string][], path: string) =>
  textOf(files.find((file) => file.path === path && file.content !== undefined)?.content?.[SOURCE]).trim();

/** Stops a save over files of another writer. The CMS shows the cause, and saves anyway if the writer says so. */
function refuse(cause: object, changes: readonly FileChange[], now: (path: string) => string, legend: string): never {
  const differences = changes.flatMap(({ path, data }) =>
    typeof data === 'string' && now(path) !== '' ? [{ path, before: now(path), after: data.trim() }] : [],
  );
  throw new Error('save_conflict', { cause: { ...cause, differences, legend } });
}

/** Leaves out files that the writer did not change, and refuses files that have changed since they were opened. */
async function checkFolder(folder: FileSystemDirectoryHandle, save: Save, language: Language): Promise<void> {
  const { opened, saved, changes, isForced } = save;
  const files = filesOf(saved, opened);
  const kept: FileChange[] = [];
  for (const change of changes) {
    const { action, path, data } = change;
    const before = action === 'create' ? undefined : sourceIn(files, path);
    if (typeof data === 'string' && data.trim() === before) continue;
    kept.push(change);
    if (isForced) continue;
    const now = (await readText(folder, path))?.trim();
    const kind = action === 'create' ? 'exists' : now === undefined ? 'deleted' : 'changed';
    if (now === before || (action === 'delete' && now === undefined)) continue;
    const { label: description, hint: warning } = editorText(`conflict_${kind}`, language, { file: path });
    refuse({ description, warning }, [change], () => now ?? '', editorText('difference', language).label);
  }
  changes.splice(0, changes.length, ...kept);
}

const isHidden = ({ draft, [`${MORE}.unlisted`]: unlisted }: Record<string, unknown> = {}) =>
  draft === true || unlisted === true;

/** Asks where in the sidebar a page goes that is published for the first time, and adds it there. */
async function placePage(config: EditorConfig, { opened, saved, changes, entries }: Save): Promise<Entry[]> {
  const { language, folder, codes } = config;
  const [code = ''] = codes;
  const docs = `${folder}/docs/`;
  const docOf = (path: string) => path.slice(docs.length).replace(/(?:\/index)?\.mdx$/, '');
  const page = saved.locales[code];
  if (page?.content === undefined || !page.path.startsWith(docs) || isHidden(page.content)) return [];
  if (opened !== undefined && !isHidden(opened.locales[code]?.content)) return [];
  const path = `${folder}/sidebars.yaml`;
  const file = entries.find((entry) => filesOf(entry).some((each) => each.path === path));
  const own = window.contentFolder;
  const text = own === undefined ? sourceIn(filesOf(file), path) : await readText(own, path);
  const pages = entries.flatMap(({ locales: { [code]: each } }) =>
    each?.content !== undefined && each.path.startsWith(docs)
      ? [{ doc: docOf(each.path), title: textOf(each.content.title), position: each.content.sidebar_position }]
      : [],
  );
  const { places, offered } = sidebarPlaces(text ?? '', docOf(page.path), pages, code);
  if (file === undefined || places.length < 2) return [];
  const label = (key: 'place_none' | 'place_first' | 'place_name' | 'place_after', title = '') =>
    editorText(key, language, { title }).label;
  const nameOf = ({ after, write, position }: SidebarPlace) =>
    after !== undefined
      ? label('place_after', after)
      : label(write === undefined && position === undefined ? 'place_name' : 'place_first');
  const { label: title, hint } = editorText('place', language);
  const answer = await ask(language, title, [
    {
      name: 'place',
      label: textOf(page.content.title),
      hint,
      value: String(offered === undefined ? '' : places.indexOf(offered)),
      choices: [
        ...places.map((place, index) => ({ group: place.group, value: String(index), label: nameOf(place) })),
        { group: '', value: '', label: label('place_none') },
      ],
    },
  ]);
  if (answer === undefined) throw new Error('cancelled');
  const place = places[Number(answer.place === '' ? -1 : answer.place)];
  const data = place?.write?.();
  if (data !== undefined) {
    const previousSha = await window.fileSha({ previousPath: path, cacheDB: window.fileCache() });
    changes.push({ action: 'update', path, previousSha, data });
    const written = { [BODY]: data, [SOURCE]: data };
    const locales = Object.entries(file.locales).map(([each, one]) => [each, { ...one, content: written }]);
    return [{ ...file, locales: Object.fromEntries(locales) as Files }];
  }
  const change = changes.find((each) => each.path === page.path);
  if (place?.position === undefined || typeof change?.data !== 'string') return [];
  const { fromFile, toFile } = pageFormat();
  page.content.sidebar_position = place.position;
  change.data = toFile({ ...fromFile(change.data), sidebar_position: place.position });
  return [];
}

/**
 * Returns what the CMS calls before it writes the files of an entry: it refuses a save over files of another writer,
 * and asks where in the sidebar a new page goes.
 */
export const prepareSaveIn =
  (config: EditorConfig): Window['prepareSave'] =>
  async (save) => {
    const { saved, opened, changes, conflict } = save;
    const difference = editorText('difference', config.language).label;
    if (conflict !== undefined) {
      const files = filesOf(conflict.entry);
      refuse(conflict, changes, (path) => sourceIn(files, path), difference);
    }
    if (window.contentFolder !== undefined) await checkFolder(window.contentFolder, save, config.language);
    const others = await placePage(config, save);
    // The CMS keeps the saved values, and compares the next save with them.
    const files = filesOf(saved, opened);
    for (const { path, data } of changes) {
      const content = files.find((file) => file.path === path && file.content !== undefined)?.content;
      if (content !== undefined && typeof data === 'string') content[SOURCE] = data;
    }
    return others;
  };
