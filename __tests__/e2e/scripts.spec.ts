import { cpSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { capture } from '../../scripts/lib/run';
import { copyProject } from '../../scripts/lib/projectCopy';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../support/contentFolder';
import { PLAIN } from '../support/testSites';

const RUN = path.resolve('scripts/run.mjs');
const script = (name: string, cwd: string, env: Record<string, string>) =>
  capture(process.execPath, [RUN, `scripts/${name}.ts`], cwd, env).ended;

test.afterEach(removeTemporaryFolders);

/** How long a build may take that begins with an empty cache beside another test, in milliseconds. */
const BUILD_LIMIT = 180_000;

test('a build with faults tells all of them and leaves the last site as it was', async () => {
  test.setTimeout(BUILD_LIMIT);
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
  expect(output).toContain('The redirect goes in a circle: /a → /b → /a.');
  expect(output).toContain('The build stopped before it touched public/: what was there still serves.');
  expect(output).not.toMatch(/^\s+at .*\.(ts|js):\d+/m);
  expect(readFileSync(path.join(folder, 'public/index.html'), 'utf8')).toBe('the last site');
  remove();
});

/** A folder with a page in `public/` that no build has finished. */
function makeOutput(files: Record<string, string>): string {
  const folder = makeTemporaryFolder();
  applyChanges(folder, { 'public/index.html': 'a page', ...files });
  return folder;
}

test('a site that was not built to its end is not served', async () => {
  const { code, output } = await script('serve', makeOutput({ 'public/.unfinished': '' }), {});
  expect(code).toBe(1);
  expect(output).toContain('The last build did not finish, so public/ is incomplete. Build again: npm run build');
});

test('a site whose server is not described by its build is not served', async () => {
  const { code, output } = await script('serve', makeOutput({}), {});
  expect(code).toBe(1);
  expect(output).toContain(
    'There is no deploy/serving.json, which a build writes beside public/. Build again: npm run build',
  );
});

test('a taken port is told with the way out', async () => {
  const server = createServer().listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { code, output } = await script('serve', PLAIN.project, { PORT: String(port) });
  server.close();
  expect(code).toBe(1);
  expect(output).toContain(
    `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm run serve`,
  );
});
