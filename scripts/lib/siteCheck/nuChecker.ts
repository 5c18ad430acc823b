import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import checker from 'vnu-jar';
import type { SiteFinding } from './builtSite';

/** Maximum output of the checker in bytes. */
const REPORT_LIMIT = 64 * 1024 * 1024;

interface Message {
  /** `error`, `non-document-error` or `info`; a warning is an `info` with a `subType`. */
  type: string;
  subType?: string;
  url?: string;
  message: string;
  extract?: string;
}

/**
 * Warnings that do not fit: the checker guesses the language, but untranslated content is Finnish in every locale. It
 * wants a heading inside an article, but that of a short text is its title, above it.
 */
const IGNORED = /appears to be written in|^Article lacks heading/;

/** True if Java is installed, which the Nu HTML checker needs. */
export function hasJava(): boolean {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Errors and warnings of the Nu HTML checker in HTML texts by address. */
export async function checkMarkup(pages: ReadonlyMap<string, string>): Promise<SiteFinding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'markup-'));
  const names = [...pages.keys()];
  const files = names.map((name, index) => {
    const file = path.join(folder, `${index}.html`);
    writeFileSync(file, pages.get(name) ?? '');
    return file;
  });
  const { stdout } = await promisify(execFile)(
    'java',
    // Findings do not fail the program.
    ['-jar', checker, '--format', 'json', '--stdout', '--exit-zero-always', ...files],
    { maxBuffer: REPORT_LIMIT },
  ).finally(() => rmSync(folder, { recursive: true }));
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages
    .filter(({ type, subType, message }) => type !== 'info' || (subType === 'warning' && !IGNORED.test(message)))
    .map(({ type, subType, url, message, extract }) => {
      const address = names[Number(path.basename(url ?? '', '.html'))] ?? url ?? '';
      return { address, message: `${subType ?? type}: ${message} ${extract ?? ''}`.trim() };
    });
}
