import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a command cost. */
export interface Cost {
  code: number;
  /** Wall time in seconds. */
  seconds: number;
  /** Highest sum of resident memory over the command's processes, in MB; 0 where /proc is missing. */
  peakMegabytes: number;
  output: string;
}

/** How often memory is looked at, in milliseconds. */
const SAMPLE_TIME = 250;
const KILOBYTES_PER_MEGABYTE = 1024;

/** Resident memory in kB of a process and its descendants. */
function treeMemory(root: number): number {
  const parents = new Map<number, number>();
  const memory = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0));
      memory.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
    } catch {
      // The process has ended since the folder was listed.
    }
  }
  const isInTree = (pid: number): boolean => pid === root || (parents.has(pid) && isInTree(parents.get(pid) ?? 0));
  return [...memory].reduce((sum, [pid, kilobytes]) => sum + (isInTree(pid) ? kilobytes : 0), 0);
}

/** Runs a command and measures its time and the memory of all its processes. */
export function measure(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<Cost> {
  const start = performance.now();
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
  let output = '';
  let peak = 0;
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const timer = setInterval(() => {
    if (process.platform === 'linux' && child.pid !== undefined) peak = Math.max(peak, treeMemory(child.pid));
  }, SAMPLE_TIME);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - start) / 1000;
      resolve({ code: code ?? 1, seconds, peakMegabytes: Math.round(peak / KILOBYTES_PER_MEGABYTE), output });
    });
  });
}
