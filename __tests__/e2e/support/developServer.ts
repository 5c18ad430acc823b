import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProjectInto } from '../../../scripts/lib/projectCopy';
import { applyChanges, type Changes } from '../../support/contentFolder';
import { DEVELOPED } from '../../support/testSites';

/** Gatsby's output when the site is ready. */
const READY = 'You can now view';

/** A running `npm run develop`. */
export interface DevelopedSite {
  /** Changes files of its content. */
  write: (changes: Changes) => void;
  /** Arguments of each start of the editor. */
  openedInEditor: () => string[];
  stop: () => Promise<void>;
}

/** Writes a fake editor `code` that logs its arguments. */
function writeEditor(folder: string): { program: string; calls: string } {
  const [program, calls] = [path.join(folder, 'code'), path.join(folder, 'calls.txt')];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(program, `#!/bin/sh\necho "$@" >> '${calls}'\n`);
  chmodSync(program, 0o755);
  return { program, calls };
}

/** Starts `npm run develop` in a copy of the project with its own content. */
export async function startDevelop(): Promise<DevelopedSite> {
  const { project, content, port } = DEVELOPED;
  copyProjectInto(project);
  rmSync(content, { recursive: true, force: true });
  mkdirSync(content, { recursive: true });
  DEVELOPED.write(DEVELOPED);
  const { program, calls } = writeEditor(path.join(project, 'editor'));
  const command = ['scripts/run.mjs', 'scripts/develop.ts', '--port', String(port)];
  const child = spawn(process.execPath, command, {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'development', SITE_CONTENT: content, REACT_EDITOR: `'${program}'` },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, so that Gatsby's child processes end with it.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const end = () => {
    // A process ended by a signal has no exit code.
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', end);
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes(READY)) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void ended.then(() => reject(new Error(`The site was not shown:\n${printed}`)));
  });
  return {
    write: (changes) => applyChanges(content, changes),
    openedInEditor: () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []),
    stop: () => {
      end();
      return ended;
    },
  };
}
