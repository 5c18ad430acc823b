import { execFile } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { platform, release, tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { childEnvironment } from '../../../node/environment';
import { safeDecode, withoutBase } from '../../../model/site/path';
import { CHROMIUM_FLAGS, findChromium } from '../../../node/files/findChromium';
import { isInside } from '../../../node/files/isInside';
import { contentType } from '../../../node/output/serving/mimeTypes';
import { findLosses, readPdf, type PdfContent, type ShownDocument } from './readPdf';

const HELP = `A PDF needs Chromium or Chrome 131 or newer, and none was found. Do one of these:
  apt-get install -y chromium            (Debian and Ubuntu, as root)
  export BROWSER_PATH=/path/to/chrome    (a Chromium or Chrome that you have)
Or remove "pdf" from site.yaml.`;
const FLAGS = [...CHROMIUM_FLAGS, '--no-pdf-header-footer', '--generate-pdf-document-outline'];
const DOCUMENT = '/pdf.html';
const SHOWN = '/shown';
/** The first time, the contents have no numbers; with them, they may get longer. */
const MAX_ROUNDS = 4;

const run = promisify(execFile);
/** One line per font; its place differs from machine to machine. */
const FONT_FORMAT = '%{postscriptname} %{fontversion}\\n';
const MAX_FONT_LIST = 100_000_000;

/**
 * Returns what decides how a document is drawn: the browser's version, and the fonts of the machine. Without fontconfig,
 * the fonts are those of the system's version.
 */
export async function describePrinter(): Promise<string> {
  const browser = findChromium();
  const version = browser === undefined ? '' : (await run(browser, ['--version'])).stdout;
  const fonts = await run('fc-list', ['--format', FONT_FORMAT], {
    env: childEnvironment(),
    maxBuffer: MAX_FONT_LIST,
  }).then(
    ({ stdout }) => stdout.split('\n').sort().join('\n'),
    () => `${platform()} ${release()}`,
  );
  return version + fonts;
}

/**
 * Sends what paper shows to the server, a `ShownDocument`: what print styles hide is not needed. `print` styles hold
 * from then on.
 */
const SCRIPT = `<script>
const forPaper = (rules) => {
  for (const { media, cssRules = [] } of rules) {
    if (media) media.mediaText = /screen/.test(media.mediaText) ? 'not all' : media.mediaText.replace(/print/g, 'all');
    forPaper(cssRules);
  }
};
const isReadable = ({ href }) => href === null || href.startsWith(location.origin);
for (const { cssRules } of [...document.styleSheets].filter(isReadable)) forPaper(cssRules);
const range = document.createRange();
const isShown = (text) => {
  range.selectNodeContents(text);
  return range.getClientRects().length > 0 && text.parentNode.checkVisibility({ visibilityProperty: true });
};
const entries = [...document.querySelectorAll('.pdf-entry')].map((entry) => {
  const texts = [];
  const walker = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (isShown(walker.currentNode)) texts.push(walker.currentNode.data);
  return { id: entry.querySelector('h1').id, texts };
});
const targets = [...document.querySelectorAll('a[href^="#"]')].map((link) => link.hash.slice(1));
const request = new XMLHttpRequest();
request.open('POST', '${SHOWN}', false);
request.send(JSON.stringify({ entries, targets }));
</script>`;

/**
 * Prints a document to a PDF with Chromium: tagged, with its headings as the outline. Prints again until the document
 * has the page numbers of its places, and checks that its texts and the ends of its links are in the file.
 * @param htmlWith returns the document with page numbers by id
 * @param site folder and base path of the built site, whose files the document shows
 * @throws where there is no Chromium, and for a file that lacks something
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
  let shown: ShownDocument | undefined;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Content-Type', contentType(pathname));
    if (pathname === DOCUMENT) return response.end(html + SCRIPT);
    if (pathname === SHOWN)
      return void json(request).then((sent) => {
        shown = sent as ShownDocument;
        response.end();
      });
    const asked = path.join(site.output, safeDecode(withoutBase(pathname, site.base) ?? ''));
    // Other programs of this computer can ask, too.
    if (!isInside(asked, site.output)) return response.writeHead(404).end();
    const stream = createReadStream(asked);
    return stream.on('error', () => response.writeHead(404).end()).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}${DOCUMENT}`;
  try {
    let content: PdfContent | undefined;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const before = html;
      html = htmlWith(content?.numbers ?? new Map());
      if (content !== undefined && shown !== undefined && html === before) {
        const losses = findLosses(content, shown);
        if (losses.length > 0) throw new Error(`The file is not complete.\n  ${losses.join('\n  ')}`);
        return;
      }
      const options = [...FLAGS, `--user-data-dir=${profile}`, `--print-to-pdf=${path.resolve(file)}`, url];
      shown = undefined;
      const { stderr } = await run(browser, options);
      if (!existsSync(file) || shown === undefined) throw new Error(`${browser} printed no whole file.\n${stderr}`);
      content = await readPdf(new Uint8Array(readFileSync(file)));
    }
    throw new Error('The page numbers change with each printing.');
  } finally {
    server.close();
    await rm(profile, { recursive: true, force: true });
  }
}
