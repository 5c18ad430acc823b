import { execFile } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { safeDecode, withoutBase } from '../../../model/site/path';
import { findChromium } from '../../../node/files/findChromium';
import { contentType } from '../../../node/output/serving/mimeTypes';

const HELP = `A PDF needs Chromium or Chrome 131 or newer, and none was found. Do one of these:
  apt-get install -y chromium            (Debian and Ubuntu, as root)
  export BROWSER_PATH=/path/to/chrome    (a Chromium or Chrome that you have)
Or remove "pdf" from site.yaml.`;
const FLAGS = `--headless --no-sandbox --disable-gpu --disable-background-networking --no-first-run
  --no-pdf-header-footer --generate-pdf-document-outline`.split(/\s+/);
const DOCUMENT = '/pdf.html';
/** The first time, the contents have no numbers; with them, they may get longer. */
const MAX_ROUNDS = 4;

/** Returns the page numbers of a PDF, from 1, by the ids that its links lead to. */
async function pageNumbers(file: string): Promise<Map<string, number>> {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  type Reference = Parameters<typeof pdf.getPageIndex>[0];
  const numbers = new Map<string, number>();
  for (const [name, [page]] of Object.entries((await pdf.getDestinations()) as Record<string, [Reference]>))
    numbers.set(safeDecode(name), (await pdf.getPageIndex(page)) + 1);
  await pdf.loadingTask.destroy();
  return numbers;
}

/**
 * Prints a document to a PDF with Chromium: tagged, with its headings as the outline. Prints again until the document
 * has the page numbers of its places.
 * @param htmlWith returns the document with page numbers by id
 * @param site folder and base path of the built site, whose files the document shows
 * @throws where there is no Chromium
 */
export async function printHtml(
  htmlWith: (numbers: ReadonlyMap<string, number>) => string,
  file: string,
  site: { output: string; base: string },
): Promise<void> {
  const browser = findChromium();
  if (browser === undefined) throw new Error(HELP);
  const profile = await mkdtemp(path.join(tmpdir(), 'pdf-'));
  let html = '';
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    response.setHeader('Content-Type', contentType(pathname));
    if (pathname === DOCUMENT) return response.end(html);
    const shown = createReadStream(path.join(site.output, safeDecode(withoutBase(pathname, site.base) ?? '')));
    return shown.on('error', () => response.writeHead(404).end()).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}${DOCUMENT}`;
  try {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const before = html;
      html = htmlWith(round === 0 ? new Map() : await pageNumbers(file));
      if (html === before) return;
      const options = [...FLAGS, `--user-data-dir=${profile}`, `--print-to-pdf=${path.resolve(file)}`, url];
      const { stderr } = await promisify(execFile)(browser, options);
      if (!existsSync(file)) throw new Error(`${browser} printed no file.\n${stderr}`);
    }
    throw new Error('The page numbers change with each printing.');
  } finally {
    server.close();
    await rm(profile, { recursive: true, force: true });
  }
}
