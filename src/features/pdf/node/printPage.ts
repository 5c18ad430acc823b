import { execFile } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { safeDecode, withoutBase } from '../../../model/site/path';
import { contentType } from '../../../node/output/serving/mimeTypes';

const DOCUMENT = '/pdf.html';

/** Serves a document, and the files of the built site that it shows. */
async function serve(html: string, output: string, base: string): Promise<{ server: Server; url: string }> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    response.setHeader('Content-Type', contentType(pathname));
    if (pathname === DOCUMENT) return response.end(html);
    const file = path.join(output, safeDecode(withoutBase(pathname, base) ?? ''));
    return createReadStream(file)
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}${DOCUMENT}` };
}

/** The program that prints, and the built site. */
export interface Printer {
  /** Path of a Chromium. */
  browser: string;
  output: string;
  /** Base path of the site. */
  base: string;
}

/**
 * Prints a document to a file as Chromium does: tagged, with the headings as its outline.
 * @param folder an empty folder for the browser's data
 */
export async function printPage(html: string, file: string, folder: string, printer: Printer): Promise<void> {
  const { server, url } = await serve(html, printer.output, printer.base);
  try {
    const { stderr } = await promisify(execFile)(printer.browser, [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      `--user-data-dir=${folder}`,
      '--no-pdf-header-footer',
      '--generate-pdf-document-outline',
      `--print-to-pdf=${file}`,
      url,
    ]);
    if (!existsSync(file)) throw new Error(`${printer.browser} printed no file.\n${stderr}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
