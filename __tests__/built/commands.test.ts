import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { copyProject } from '../../scripts/lib/projectCopy';
import { capture } from '../../scripts/lib/run';
import { applyChanges, makeTemporaryFolder } from '../support/contentFolder';
import { PLAIN } from '../support/testSites';

const RUN = path.resolve('scripts/run.mjs');
const script = (name: string, cwd: string, env: Record<string, string> = {}) =>
  capture(process.execPath, [RUN, `scripts/${name}.ts`], cwd, env).ended;

test('a build with errors reports all of them and keeps the previous site', async () => {
  const { folder, remove } = copyProject();
  const content = path.join(folder, 'content');
  cpSync(PLAIN.content, content, { recursive: true });
  applyChanges(content, {
    'docs/ohjeet/omapalvelu.mdx': '---\ntitel: Lasku\ndescription: Laskusta.\n---\n\n<Stepz>\n\n</Stepz>\n',
    'redirects.yaml': '- { from: /a, to: /b }\n- { from: /b, to: /a }\n',
  });
  mkdirSync(path.join(folder, 'public'));
  writeFileSync(path.join(folder, 'public/index.html'), 'the last site');
  const { code, output } = await script('build', folder, { SITE_CONTENT: content });
  expect(code).toBe(1);
  expect(output).toContain('docs/ohjeet/omapalvelu.mdx:2:1\n');
  expect(output).toContain('Unknown key "titel".');
  expect(output).toContain('There is no component <Stepz>.');
  expect(output).toContain('The redirects form a loop: /a → /b → /a.');
  expect(output).toContain('The build stopped before it touched public/: what was there still serves.');
  expect(output).not.toMatch(/^\s+at .*\.(ts|js):\d+/m);
  expect(readFileSync(path.join(folder, 'public/index.html'), 'utf8')).toBe('the last site');
  remove();
});

test.each([
  [
    'a site whose build did not finish',
    { 'public/.unfinished': '' },
    'The last build did not finish. So public/ must not be published. Build again: npm run build',
  ],
  [
    'a site whose build failed',
    { 'public/.unfinished': 'The built site has 1 broken link.' },
    'The built site has 1 broken link. So public/ must not be published. Build again: npm run build',
  ],
  [
    'a site without a table for its server',
    {},
    'There is no deploy/serving.json, which a build writes beside public/. Build again: npm run build',
  ],
])('%s is not served', async (_what, files, message) => {
  const folder = makeTemporaryFolder({ 'public/index.html': 'a page', ...files });
  const { code, output } = await script('serve', folder);
  expect(code).toBe(1);
  expect(output).toContain(message);
});

test('serve listens on this machine only, and prints its address', async () => {
  const env = { ...process.env, PORT: '0' };
  const server = spawn(process.execPath, [RUN, 'scripts/serve.ts'], { cwd: PLAIN.project, env });
  const [printed] = (await once(server.stdout, 'data')) as [Buffer];
  const [, address = ''] = /^The site is at (http:\/\/127\.0\.0\.1:[1-9]\d*\/)\n$/.exec(printed.toString()) ?? [];
  expect((await fetch(address)).status).toBe(200);
  const mark = path.join(PLAIN.project, 'public/.unfinished');
  try {
    writeFileSync(mark, '');
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([
      503,
      '5',
      'The last build did not finish. Load this page again when a build has ended.\n',
    ]);
  } finally {
    rmSync(mark);
  }
  expect((await fetch(address)).status).toBe(200);
  server.kill();
  await once(server, 'close');
});

test('reports a port in use, and suggests another', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { code, output } = await script('serve', PLAIN.project, { PORT: String(port) });
  server.close();
  expect(code).toBe(1);
  expect(output).toContain(
    `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm run serve`,
  );
});
