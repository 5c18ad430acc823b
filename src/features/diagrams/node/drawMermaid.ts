import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS } from '../../../node/files/findChromium';
import { diagramPage } from './diagramPage';

/** What Mermaid makes of a source: an SVG, or the reason why it cannot draw it, and a line of what it has read. */
export type Drawn = { svg: string } | { message: string; line?: number };

const FLAGS = [...CHROMIUM_FLAGS, '--virtual-time-budget=600000', '--dump-dom'];
const RESULT = /data-drawn="([^"]*)"/;
/** More than any site needs: a run that takes longer, or writes more bytes, has failed. */
const LIMITS = { timeout: 300_000, maxBuffer: 512_000_000 };

const packageFile = () => createRequire(path.resolve('package.json')).resolve('mermaid/package.json');

export const mermaidVersion = (): string =>
  (JSON.parse(readFileSync(packageFile(), 'utf8')) as { version: string }).version;

/** Draws diagrams in one run of a Chromium. */
export async function drawMermaid(sources: readonly string[], browser: string): Promise<Drawn[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'diagrams-'));
  try {
    const page = path.join(folder, 'page.html');
    const script = path.join(path.dirname(packageFile()), 'dist', 'mermaid.min.js');
    await writeFile(page, diagramPage(sources, pathToFileURL(script).href));
    const options = [...FLAGS, `--user-data-dir=${path.join(folder, 'profile')}`, pathToFileURL(page).href];
    const { stdout, stderr } = await promisify(execFile)(browser, options, LIMITS);
    const [, result] = RESULT.exec(stdout) ?? [];
    if (result === undefined) throw new Error(stderr);
    return JSON.parse(decodeURIComponent(result)) as Drawn[];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
