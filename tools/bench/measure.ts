import { readdirSync, readFileSync } from 'node:fs';
import { capture, type Captured } from '../../scripts/lib/run';

/** What a command cost. */
export interface Cost extends Captured {
  /** Wall time in seconds. */
  seconds: number;
  /** Highest memory of the command's processes together, in MB; 0 where /proc is missing. */
  peakMegabytes: number;
}

/** How often memory is looked at, in milliseconds. */
const SAMPLE_TIME = 250;
const KILOBYTES_PER_MEGABYTE = 1024;

function readProcFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // The process has ended since its folder was listed.
    return '';
  }
}

/** Memory in kB of a process and its descendants; pages that several of them share are counted once. */
function treeMemory(root: number): number {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(
    pids.map((pid) => [pid, Number(/^PPid:\s+(\d+)/m.exec(readProcFile(pid, 'status'))?.[1] ?? 0)]),
  );
  const isInTree = (pid: number): boolean => pid === root || (parents.has(pid) && isInTree(parents.get(pid) ?? 0));
  const shares = pids
    .filter(isInTree)
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(readProcFile(pid, 'smaps_rollup'))?.[1] ?? 0));
  return shares.reduce((sum, kilobytes) => sum + kilobytes, 0);
}

/** Runs a command and measures its time and all its memory. Looking at memory takes time of a core, too. */
export async function measure(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<Cost> {
  const start = performance.now();
  const { pid, ended } = capture(command, args, cwd, env);
  let peak = 0;
  const timer = setInterval(() => {
    if (process.platform === 'linux' && pid !== undefined) peak = Math.max(peak, treeMemory(pid));
  }, SAMPLE_TIME);
  const captured = await ended.finally(() => clearInterval(timer));
  const seconds = (performance.now() - start) / 1000;
  return { ...captured, seconds, peakMegabytes: Math.round(peak / KILOBYTES_PER_MEGABYTE) };
}
