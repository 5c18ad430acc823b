import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import send from 'send';
import { CHROMIUM_FLAGS, joinPath, safeDecode, withoutBase } from '../core';

/** A page in the old and in the new site, as addresses of pictures (`data:`). */
export type Pair = Record<'old' | 'new', string>;

/** Size in pixels of the window, and width of the pictures in the report. */
const WINDOW = { width: 1280, height: 1600 };
const PICTURE_WIDTH = 800;
const FLAGS = [...CHROMIUM_FLAGS, '--hide-scrollbars', `--window-size=${WINDOW.width},${WINDOW.height}`];
/** The pages of the old site run no code, lead nowhere else, and load nothing from other hosts. */
const POLICY =
  "default-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'none'; sandbox allow-same-origin";
const ONLY_HERE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

async function takePicture(browser: string, folder: string, base: string, address: string): Promise<string> {
  const profile = await mkdtemp(path.join(tmpdir(), 'picture-'));
  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', POLICY);
    const address = withoutBase(new URL(request.url ?? '/', 'http://localhost').pathname, base) ?? '/';
    // A page is `a.html`, or `a/index.html` without a redirect to `a/`.
    const page = existsSync(path.join(folder, safeDecode(address), 'index.html')) ? `${address}/index.html` : address;
    send(request, page, { root: folder, dotfiles: 'allow', extensions: ['html'] }).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const file = path.join(profile, 'page.png');
  try {
    const url = new URL(joinPath(base, address), `http://localhost:${port}`).href;
    await promisify(execFile)(browser, [
      ...FLAGS,
      ONLY_HERE,
      `--user-data-dir=${profile}`,
      `--screenshot=${file}`,
      url,
    ]);
    const bytes = await sharp(file).resize(PICTURE_WIDTH).webp({ quality: 70 }).toBuffer();
    return `data:image/webp;base64,${bytes.toString('base64')}`;
  } finally {
    server.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/**
 * Takes a picture of each page in the builds of the old and the new site.
 * @param browser path of a Chromium
 * @returns the pictures by the address of the new page
 */
export async function takePictures(
  browser: string,
  pages: readonly { route: string; address: string }[],
  { built, newBuilt, base }: { built: string; newBuilt: string; base: string },
): Promise<ReadonlyMap<string, Pair>> {
  const pictures = new Map<string, Pair>();
  for (const { route, address } of pages) {
    const [old, now] = await Promise.all([
      takePicture(browser, built, base, route),
      takePicture(browser, newBuilt, base, address),
    ]);
    pictures.set(address, { old, new: now });
  }
  return pictures;
}
