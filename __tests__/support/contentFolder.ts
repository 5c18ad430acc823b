import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FIXTURE_LOCALES } from './fixtureTexts';

const GOOD = path.resolve('__tests__/fixtures/good');
/** Sources of a test's content folder, and their targets in it. Later sources overwrite earlier ones. */
const ORIGINALS = [
  { from: GOOD, to: '' },
  { from: FIXTURE_LOCALES, to: 'locales' },
];

/** Changes to the good folder: the text or bytes of a file, or null to remove a file or folder. */
export type Changes = Readonly<Record<string, string | Uint8Array | null>>;

const made: string[] = [];
/** The folder of `withContentFolder`. */
let standing: string | undefined;

/** A temporary folder with these files, removed after the tests of the file. */
export function makeTemporaryFolder(files: Changes = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ohjekeskus-'));
  made.push(folder);
  applyChanges(folder, files);
  return folder;
}

/** Removes the temporary folders made so far; after the tests of a file this happens by itself. */
export function removeTemporaryFolders(): void {
  // A folder may be inside another one.
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
  standing = undefined;
}
// The sites of the browser tests are made without Jest.
if ('afterAll' in globalThis) afterAll(removeTemporaryFolders);

/** Writes the changes into a folder. */
export function applyChanges(folder: string, changes: Changes): void {
  for (const [name, content] of Object.entries(changes)) {
    const file = path.join(folder, name);
    if (content === null) {
      rmSync(file, { recursive: true });
    } else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
}

/** The original files of a file or folder of a content folder. */
function originalsOf(name: string): string[] {
  return ORIGINALS.flatMap(({ from, to }) => {
    const inside = path.relative(to, name);
    return inside.startsWith('..') ? [] : [path.join(from, inside)];
  }).filter((original) => existsSync(original));
}

/** Undoes changes to a copy of the good fixture without added facts. */
function undoChanges(folder: string, changes: Changes): void {
  for (const name of Object.keys(changes)) {
    const steps = name.split('/');
    const paths = steps.map((_, index) => steps.slice(0, index + 1).join('/'));
    // A folder created by the changes is removed with its content.
    const changed = paths.find((each) => originalsOf(each).length === 0) ?? name;
    rmSync(path.join(folder, changed), { recursive: true, force: true });
    for (const original of originalsOf(changed)) cpSync(original, path.join(folder, changed), { recursive: true });
  }
}

/** The original files, by folder and name. Writing them from memory takes a quarter of the time of copying. */
function readOriginals(): Map<string, Map<string, Uint8Array>> {
  const folders = new Map<string, Map<string, Uint8Array>>();
  for (const { from, to } of ORIGINALS) {
    for (const entry of readdirSync(from, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())) {
      const folder = path.join(to, path.relative(from, entry.parentPath));
      const files = folders.get(folder) ?? new Map<string, Uint8Array>();
      folders.set(folder, files.set(entry.name, readFileSync(path.join(entry.parentPath, entry.name))));
    }
  }
  return folders;
}

let originals: ReturnType<typeof readOriginals> | undefined;

/**
 * Copies the good fixture and the fixture's UI texts into a folder, adding facts to its `site.yaml`. Returns the
 * folder.
 */
export function copyContent(folder: string, facts: Readonly<Record<string, string>> = {}): string {
  originals ??= readOriginals();
  for (const [inside, files] of originals) {
    const to = path.join(folder, inside);
    mkdirSync(to, { recursive: true });
    for (const [name, bytes] of files) writeFileSync(path.join(to, name), bytes);
  }
  const lines = Object.entries(facts).map(([key, value]) => `${key}: ${value}\n`);
  const site = path.join(folder, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8') + lines.join(''));
  return folder;
}

/**
 * Creates a copy of the good fixture with UI texts and the changes in a temporary folder `content`, and points
 * `SITE_CONTENT` to it, so that messages call its files `content/…`.
 */
export function makeContentFolder(changes: Changes = {}): string {
  const folder = copyContent(path.join(makeTemporaryFolder(), 'content'));
  applyChanges(folder, changes);
  process.env.SITE_CONTENT = folder;
  return folder;
}

/**
 * Calls a function with a folder like that of `makeContentFolder`, only valid during the call. The tests of a file
 * share the folder, because copying the fixture takes most of their time.
 */
export async function withContentFolder<Result>(
  changes: Changes,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  standing ??= makeContentFolder();
  process.env.SITE_CONTENT = standing;
  try {
    applyChanges(standing, changes);
    return await use(standing);
  } finally {
    undoChanges(standing, changes);
  }
}
