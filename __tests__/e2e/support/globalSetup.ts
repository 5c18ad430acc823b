import { spawn, type ChildProcess } from 'node:child_process';
import { PREFIXED_PORT } from '../../../playwright.config';
import { measure } from '../../../scripts/lib/measure';
import { copyProject } from '../../../scripts/lib/projectCopy';
import { writeChromeFiles } from './chrome';
import { largeSiteUnderBase } from './largeSite';
import { makeContentFolder, removeTemporaryFolders } from '../../support/contentFolder';

/** How long the second site may take to answer, in milliseconds. */
const START_LIMIT = 15_000;

async function untilAnswers(url: string): Promise<void> {
  const end = Date.now() + START_LIMIT;
  while (Date.now() < end) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer.`);
}

/**
 * Builds a second, small site under the base path /ohje/ and serves it; the variables PREFIXED_PROJECT and
 * PREFIXED_CONTENT name its folder and that of its content. Returns the way to take it down.
 */
export default async function globalSetup(): Promise<() => void> {
  const { folder, remove } = copyProject();
  writeChromeFiles(folder);
  const content = makeContentFolder(largeSiteUnderBase());
  delete process.env.SITE_CONTENT;
  process.env.PREFIXED_PROJECT = folder;
  process.env.PREFIXED_CONTENT = content;
  const env = { SITE_CONTENT: content };
  const { code, output } = await measure('npx', ['tsx', 'scripts/build.ts'], folder, env);
  if (code !== 0) throw new Error(`The site under /ohje/ was not built:\n${output}`);
  const server: ChildProcess = spawn('npx', ['tsx', 'scripts/serve.ts'], {
    cwd: folder,
    env: { ...process.env, ...env, PORT: String(PREFIXED_PORT) },
    stdio: 'ignore',
    detached: true,
  });
  await untilAnswers(`http://localhost:${PREFIXED_PORT}/ohje/`);
  return () => {
    if (server.pid !== undefined) process.kill(-server.pid);
    remove();
    removeTemporaryFolders();
  };
}
