import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { environmentOf } from './siteBuilds';
import type { ProjectCopy } from '../lib/projectCopy';

/** Milliseconds between two visits. */
const PAUSE = 300;
/** Files that a page loads. */
const LOADED = /<(?:script|link)\b[^>]*\s(?:src|href)="(\/[^"]+\.(?:js|css|json))"/g;

export interface Visits {
  /** Runs what moves the site's folders; nothing is visited meanwhile. */
  without: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Ends the server; returns what was wrong with its answers, and how many visits found a whole site. */
  stop: () => Promise<{ problems: string[]; whole: number }>;
}

/**
 * Runs `npm run serve`, and visits its first page again and again: each answer is a whole page with all of its files, or
 * 503 while a build runs.
 */
export async function serveDuring(copy: ProjectCopy): Promise<Visits> {
  const env = { ...process.env, ...environmentOf(copy), PORT: '0' };
  const server = spawn(process.execPath, ['scripts/run.mjs', 'scripts/serve.ts'], { cwd: copy.folder, env });
  const [printed] = (await once(server.stdout, 'data')) as [Buffer];
  const origin = /http:\/\/[\d.:]+/.exec(printed.toString())?.[0] ?? '';
  const problems = new Set<string>();
  let whole = 0;
  let isStopped = false;
  const read = async (file: string) => {
    const answer = await fetch(origin + file);
    return { status: answer.status, text: await answer.text() };
  };
  const visit = async () => {
    const page = await read('/');
    const loaded = Array.from(page.text.matchAll(LOADED), ([, file = '']) => file);
    const isWhole = page.status === 200 && page.text.trimEnd().endsWith('</html>') && loaded.length > 0;
    if (page.status !== 503 && !isWhole) problems.add(`/ is ${page.status} and not whole`);
    for (const file of loaded) {
      const { status } = await read(file);
      // A build has begun since.
      if (status === 503) return;
      if (status !== 200) problems.add(`${file} of / is ${status}`);
    }
    whole += Number(isWhole);
  };
  const visitOn = async () => {
    while (!isStopped) {
      await visit().catch((error: unknown) => problems.add(String(error)));
      await setTimeout(PAUSE);
    }
  };
  let visits = visitOn();
  const pause = async () => {
    isStopped = true;
    await visits;
  };
  return {
    without: async (run) => {
      await pause();
      const result = await run();
      isStopped = false;
      visits = visitOn();
      return result;
    },
    stop: async () => {
      await pause();
      server.kill();
      return { problems: whole === 0 ? ['No visit found a whole site.', ...problems] : [...problems], whole };
    },
  };
}
