import { spawnSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { leaveProject, takeProject } from '../../../../scripts/lib/buildLock';
import { makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

let locks: string;
beforeEach(() => {
  locks = makeTemporaryFolder();
});
afterEach(removeTemporaryFolders);

const lockFile = () => path.join(locks, readdirSync(locks)[0] ?? '');

test('a project is taken once, until it is left', () => {
  expect(takeProject('a', locks)).toBeUndefined();
  expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.pid));
  leaveProject('a', locks);
  expect(readdirSync(locks)).toEqual([]);
});

test('who finds it taken is told by whom', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    takeProject('a', locks);
    writeFileSync(lockFile(), String(other.pid));
    expect(takeProject('a', locks)).toBe(
      `Process ${other.pid} is building this project, or shows it with "npm run develop".\nWait until it has ended, or end it.`,
    );
    expect(takeProject('b', locks)).toBeUndefined();
    leaveProject('a', locks);
    expect(readdirSync(locks)).toHaveLength(2);
  } finally {
    other.kill();
    await once(other, 'exit');
  }
});

test('what a process has left that was killed is no hindrance', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  takeProject('a', locks);
  writeFileSync(lockFile(), String(pid));
  expect(takeProject('a', locks)).toBeUndefined();
});
