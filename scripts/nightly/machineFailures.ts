import { spawnSync } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { readFileSync, rmSync, statfsSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/node/files/listFiles';
import type { ProjectCopy } from '../lib/projectCopy';
import { build, contentOf } from './siteBuilds';

/** A failure of the machine. The next build must be as one from nothing. */
interface MachineFailure {
  name: string;
  /** Causes the failure; returns what was wrong while it lasted, or undefined where the machine does not allow it. */
  make: (copy: ProjectCopy, random: () => number) => Promise<string[] | undefined> | string[];
}

/** Heap in MB with which a build cannot end. */
const SMALL_HEAP = 120;
const DAY = 86_400;
/** The type of a file system in memory, as statfs returns it. */
const TMPFS = 0x01021994;
/** Longest time in seconds after which a disk is full; a build without caches takes longer on every machine. */
const MOST_SECONDS = 8;
const CACHES = ['.cache', 'build-cache'];

const cacheFiles = ({ folder }: ProjectCopy) => CACHES.flatMap((name) => listFiles(path.join(folder, name)));

/** Damages each file of the caches. */
const damage = (name: string, change: (file: string, size: number, random: () => number) => void): MachineFailure => ({
  name,
  make: (copy, random) => {
    for (const file of cacheFiles(copy)) change(file, readFileSync(file).length, random);
    return [];
  },
});

/** Returns what a failed build should have printed and did not. */
const expectFailure = (code: number, output: string, words: RegExp): string[] => {
  if (code === 0) return ['The build did not fail.'];
  return words.test(output) ? [] : [`The build did not say ${String(words)}:\n${output.slice(-2000)}`];
};

/** The disk of a copy, as large as it needs; returns whether this machine allows one. */
const ENOUGH = '4g';
const mount = (...args: string[]) => spawnSync('mount', args).status === 0;
export const mountDisk = (folder: string) => mount('-t', 'tmpfs', '-o', `size=${ENOUGH}`, 'tmpfs', folder);
export const unmountDisk = (folder: string) => spawnSync('umount', ['--lazy', folder]);

/** Builds without caches on a disk that is full after some seconds; undefined where the copy has no disk of its own. */
async function fillDisk({ folder, ...copy }: ProjectCopy, seconds: number): Promise<string[] | undefined> {
  if (statfsSync(folder).type !== TMPFS) return undefined;
  for (const name of CACHES) rmSync(path.join(folder, name), { recursive: true, force: true });
  const leaveNoRoom = () => {
    const { blocks, bfree, bsize } = statfsSync(folder);
    mount('-o', `remount,size=${(blocks - bfree) * bsize}`, folder);
  };
  if (seconds === 0) leaveNoRoom();
  else setTimeout(leaveNoRoom, seconds * 1000);
  const { code, output } = await build({ folder, ...copy });
  mount('-o', `remount,size=${ENOUGH}`, folder);
  return expectFailure(code, output, /The disk has only \d+ MB left/);
}

export const MACHINE_FAILURES: readonly MachineFailure[] = [
  damage('each file of the caches is cut off', (file, size, random) => truncateSync(file, Math.floor(random() * size))),
  damage('each file of the caches is noise', (file, size) => writeFileSync(file, randomFillSync(Buffer.alloc(size)))),
  damage('each file of the caches is empty', (file) => truncateSync(file, 0)),
  {
    name: 'the clock is set back: all files are of the next month',
    make: (copy) => {
      const time = Date.now() / 1000 + 30 * DAY;
      const files = [
        ...cacheFiles(copy),
        ...listFiles(contentOf(copy)),
        ...listFiles(path.join(copy.folder, 'public')),
      ];
      for (const file of files) utimesSync(file, time, time);
      return [];
    },
  },
  {
    name: 'two builds at once',
    make: async (copy) => {
      const both = await Promise.all([build(copy), build(copy)]);
      const refused = both.filter(({ code, output }) => code !== 0 && /is building this project/.test(output));
      const built = both.filter(({ code }) => code === 0);
      return refused.length === 1 && built.length === 1
        ? []
        : both.map(({ code, output }) => `${code}: ${output.slice(-500)}`);
    },
  },
  { name: 'a disk that is full at the start', make: (copy) => fillDisk(copy, 0) },
  { name: 'a disk that gets full', make: (copy, random) => fillDisk(copy, random() * MOST_SECONDS) },
  {
    name: 'too little memory',
    make: async (copy) => {
      const { code, output } = await build(copy, undefined, { NODE_OPTIONS: `--max-old-space-size=${SMALL_HEAP}` });
      return expectFailure(code, output, /ran out of memory/);
    },
  },
];
