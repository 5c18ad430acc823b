import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const GOOD = path.resolve('__tests__/fixtures/good');
const UI_TEXTS = path.resolve('content/locales');

/** What a test changes in the good folder: the text or bytes of a file, or null to remove a file or folder. */
export type Changes = Readonly<Record<string, string | Uint8Array | null>>;

const made: string[] = [];

/** An empty temporary folder, removed by `removeTemporaryFolders`. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ohjekeskus-'));
  made.push(folder);
  return folder;
}

/** Removes the folders that the tests of a file made. */
export function removeTemporaryFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
}

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

/**
 * Copies the good fixture and the site's own UI texts into a folder, with facts added to its `site.yaml`.
 * Returns the folder.
 */
export function copyContent(folder: string, facts: Readonly<Record<string, string>> = {}): string {
  cpSync(GOOD, folder, { recursive: true });
  cpSync(UI_TEXTS, path.join(folder, 'locales'), { recursive: true });
  const lines = Object.entries(facts).map(([key, value]) => `${key}: ${value}\n`);
  const site = path.join(folder, 'site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8') + lines.join(''));
  return folder;
}

/**
 * A copy of the good fixture, with the site's own UI texts and the changes, in a temporary folder `content`
 * that `SITE_CONTENT` points to, so that messages call its files `content/…`.
 */
export function makeContentFolder(changes: Changes = {}): string {
  const folder = copyContent(path.join(makeTemporaryFolder(), 'content'));
  applyChanges(folder, changes);
  process.env.SITE_CONTENT = folder;
  return folder;
}
