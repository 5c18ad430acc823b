import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { environmentOf } from './siteBuilds';
import type { ProjectCopy } from '../lib/projectCopy';

/** Milliseconds between two visits. */
const PAUSE = 300;
/** Files that a page loads. */
const LOADED = /<(?:script|link)\b[^>]*\s(?:src|href)="(\/[^"]+\.(?:js|css|json))"/g;

/**
 * Runs `npm run serve`, and visits its first page again and again: each answer is a whole page with all of its files, or
 * 503 while a build runs.
 */
export async function serveDuring(copy: ProjectCopy): Promise<{ stop: () => Promise<string[]> }> {
  const env = { ...process.env, ...environmentOf(copy), PORT: '0' };
  const server = spawn(process.execPath, ['scripts/run.mjs', 'scripts/serve.ts'], { cwd: copy.folder, env });
  const [printed] = (await once(server.stdout, 'data')) as [Buffer];
  const origin = /http:\/\/[\d.:]+/.exec(printed.toString())?.[0] ?? '';
  const problems = new Set<string>();
  let whole = 0;
  let isStopped = false;
  const visit = async () => {
    const page = await fetch(`${origin}/`);
    const html = await page.text();
    if (page.status === 503) return;
    if (page.status !== 200 || !html.trimEnd().endsWith('</html>')) problems.add(`/ is ${page.status} and not whole`);
    for (const [, file = ''] of html.matchAll(LOADED)) {
      const { status } = await fetch(origin + file);
      // A build has begun since.
      if (status === 503) return;
      if (status !== 200) problems.add(`${file} of / is ${status}`);
    }
    whole += 1;
  };
  const visits = (async () => {
    while (!isStopped) {
      await visit().catch((error: unknown) => problems.add(String(error)));
      await setTimeout(PAUSE);
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      await visits;
      server.kill();
      return whole === 0 ? ['No visit found a whole site.', ...problems] : [...problems];
    },
  };
}
