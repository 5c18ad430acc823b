import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatReport, type ContentProblem } from '../../src/model/contentProblem';
import { checkContent } from '../../src/node/content/checkContent';
import { createRecordStore } from '../../src/node/content/recordStore';

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
 * A copy of the good fixture, with the site's own UI texts and the changes, in a temporary folder `content`
 * that `SITE_CONTENT` points to, so that messages call its files `content/…`.
 */
export function makeContentFolder(changes: Changes = {}): string {
  const folder = path.join(makeTemporaryFolder(), 'content');
  cpSync(GOOD, folder, { recursive: true });
  cpSync(UI_TEXTS, path.join(folder, 'locales'), { recursive: true });
  applyChanges(folder, changes);
  process.env.SITE_CONTENT = folder;
  return folder;
}

/** The faults of the good folder after the changes. */
export function faultsAfter(changes: Changes): Promise<ContentProblem[]> {
  return checkContent(makeContentFolder(changes), createRecordStore());
}

/** The whole report on the good folder after the changes. */
export async function reportAfter(changes: Changes): Promise<string> {
  return formatReport(await faultsAfter(changes));
}
