import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { PLAIN } from '../support/testSites';
import { UPSTREAMS } from './support/upstreams';
import { expect, test, type Page } from './support/test';

const PROJECT = path.resolve('test-results/static-code');
const CODE =
  'try { localStorage.setItem("ran", location.pathname) } catch {} new Image().src = "/ran" + location.pathname;';
const XHTML = 'xmlns="http://www.w3.org/1999/xhtml"';
const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const inXml = `<x><script ${XHTML}>${CODE}</script></x>`;
const transform =
  '<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/">' +
  `<html ${XHTML}><script>${CODE}</script></html></xsl:template></xsl:stylesheet>`;

/** Files of `static` that run in Chromium where a server sends no policy, by name. */
const RUNNING: Record<string, string> = {
  'script.html': `<!doctype html><script>${CODE}</script>`,
  'old.htm': `<!doctype html><body onload='${CODE}'>`,
  'outside.html': '<!doctype html><script src="/code/code.js"></script>',
  'module.html': '<!doctype html><script type="module" src="/code/code.mjs"></script>',
  'frame.html': `<!doctype html><iframe srcdoc="&lt;script src='/code/code.js'&gt;&lt;/script&gt;"></iframe>`,
  'worker.html': `<!doctype html><script>new Worker("/code/work.js").onmessage = () => { ${CODE} }</script>`,
  'namespace.xml': inXml,
  'page.xhtml': `<html ${XHTML}><head><title>x</title></head><body><script>${CODE}</script></body></html>`,
  'drawing.svg': `<svg ${SVG}><script>${CODE}</script></svg>`,
  'loads.svg': `<svg ${SVG} onload='${CODE}'/>`,
  'feed.rss': inXml,
  'feed.atom': inXml,
  'graph.rdf': inXml,
  'transformed.xml': '<?xml-stylesheet type="text/xsl" href="/code/transform.xsl"?><x/>',
};

/** Files that the others load. */
const LOADED: Record<string, string> = {
  'code.js': CODE,
  'code.mjs': CODE,
  'work.js': 'postMessage(1)',
  'transform.xsl': transform,
};

/** The types under which browsers show the files as documents. */
const TYPES: [name: RegExp, type: string][] = [
  [/\.html?$/, 'text/html'],
  [/\.xhtml$/, 'application/xhtml+xml'],
  [/\.svg$/, 'image/svg+xml'],
  [/\.m?js$/, 'text/javascript'],
  [/./, 'application/xml'],
];

test.beforeAll(() => {
  rmSync(PROJECT, { recursive: true, force: true });
  for (const part of ['public', 'deploy']) {
    cpSync(path.join(PLAIN.project, part), path.join(PROJECT, part), { recursive: true });
  }
  mkdirSync(path.join(PROJECT, 'public/code'));
  for (const [name, text] of Object.entries({ ...RUNNING, ...LOADED })) {
    writeFileSync(path.join(PROJECT, 'public/code', name), text);
  }
});

/** Opens each file, and returns those that ran code: with access to the site's storage, or in an origin of its own. */
async function runningAt(page: Page, origin: string): Promise<string[]> {
  const ran = new Set<string>();
  await page.route('**/ran/**', (route) => {
    ran.add(path.basename(new URL(route.request().url()).pathname));
    return route.fulfill({ status: 204 });
  });
  for (const name of Object.keys(RUNNING)) {
    // A server may send a file of an unknown type for download, which ends the navigation.
    await page.goto(`${origin}/code/${name}`).catch((error: Error) => expect(error.message).toContain('Download'));
    await page.waitForLoadState('networkidle');
  }
  await page.goto(`${origin}/404.html`);
  const stored = await page.evaluate(() => localStorage.getItem('ran'));
  if (stored !== null) ran.add(path.basename(stored));
  return [...ran].sort();
}

test('files of static run where a server sends no policy, as they must to show that the policy helps', async ({
  page,
  complaints,
}) => {
  const server = createServer((request, response) => {
    const name = path.basename(request.url ?? '');
    const text = { ...RUNNING, ...LOADED }[name];
    const type = TYPES.find(([pattern]) => pattern.test(name))?.[1];
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': type }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    expect(await runningAt(page, origin)).toEqual(Object.keys(RUNNING).sort());
  } finally {
    server.close();
    complaints.length = 0;
  }
});

for (const [name, start] of UPSTREAMS) {
  test(`${name}: no file of static runs code`, async ({ page, complaints }) => {
    const server = await start(PROJECT);
    try {
      expect(await runningAt(page, `http://localhost:${server.port}`)).toEqual([]);
    } finally {
      await server.stop();
      complaints.length = 0;
    }
  });
}
