import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { RUNNING, STATIC_CODE } from '../support/staticCode';
import { UPSTREAMS } from './support/upstreams';
import { expect, test, type Page } from './support/test';

/** The types under which browsers show the files as documents. */
const TYPES: [name: RegExp, type: string][] = [
  [/\.xhtml$/, 'application/xhtml+xml'],
  [/./, 'application/xml'],
];

/** Opens each file, and returns the names of those that ran code. */
async function runningAt(page: Page, origin: string): Promise<string[]> {
  const ran = new Set<string>();
  page.on('console', (message) => {
    const [sign, address] = message.text().split(' ');
    if (sign === 'ran') ran.add(path.basename(address ?? ''));
  });
  for (const name of Object.keys(RUNNING)) {
    // A file of an unknown type is sent for download, which ends the navigation.
    await page.goto(`${origin}/koodi/${name}`).catch((error: Error) => expect(error.message).toContain('Download'));
  }
  return [...ran].sort();
}

test('without a policy each of these files of `static` runs code', async ({ page, complaints }) => {
  const server = createServer((request, response) => {
    const name = path.basename(request.url ?? '');
    const text = STATIC_CODE[name];
    const type = TYPES.find(([pattern]) => pattern.test(name))?.[1];
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': type }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    expect(await runningAt(page, origin)).toEqual(Object.keys(RUNNING).sort());
  } finally {
    server.close();
    // Chromium warns of transformations of XML.
    complaints.length = 0;
  }
});

for (const [name, start] of UPSTREAMS) {
  test(`${name}: no file of \`static\` runs code`, async ({ page, complaints }) => {
    const server = await start();
    try {
      expect(await runningAt(page, `http://localhost:${server.port}`)).toEqual([]);
      expect(complaints.join('\n')).toContain('sandboxed');
    } finally {
      await server.stop();
      complaints.length = 0;
    }
  });
}
