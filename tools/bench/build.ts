import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { editFixturePage, writeFixtureSite } from './fixtureSite';
import { phaseTable } from './buildPhases';
import { copyProject } from '../../scripts/lib/projectCopy';
import { capture, type Captured } from '../../scripts/lib/run';

/** Cost of a command. */
interface Cost extends Captured {
  /** Wall time in seconds. */
  seconds: number;
  /** Peak memory of the command's processes in MB; 0 without /proc. */
  peakMegabytes: number;
}

/** Sampling interval of memory, in milliseconds. */
const SAMPLE_TIME = 250;
const KILOBYTES_PER_MEGABYTE = 1024;

function readProcFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // The process has ended in the meantime.
    return '';
  }
}

/** Memory in kB of a process and its descendants; counts shared pages once. */
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

/** Runs a command and measures its time and memory. Sampling itself takes CPU time. */
async function measure(
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

/** Default page counts; others: `npm run build -w tools/bench -- 100 1000 5000`. */
const DEFAULT_COUNTS = [100, 1000];
const BYTES_PER_MEGABYTE = 1024 * 1024;
const BYTES_PER_KILOBYTE = 1000;

/** Size of the files without their compressed variants. */
function folderMegabytes(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name),
  );
  const bytes = entries.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
  return Math.round(bytes / BYTES_PER_MEGABYTE);
}

const brotliKilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0) / BYTES_PER_KILOBYTE;

/** Downloads of a first visit to a doc page: HTML, data, and initial scripts. */
function firstVisit(output: string, page: string): Record<string, string> {
  const html = path.join(output, page, 'index.html');
  const scripts = readdirSync(output).filter((file) =>
    /^(webpack-runtime|framework|app|component---src-templates-doc)\b.*\.js$/.test(file),
  );
  return {
    'html kB': (readFileSync(html).length / BYTES_PER_KILOBYTE).toFixed(1),
    'html br kB': brotliKilobytes([html]).toFixed(1),
    'data br kB': brotliKilobytes([path.join(output, 'page-data', page, 'page-data.json')]).toFixed(1),
    'js br kB': brotliKilobytes(scripts.map((file) => path.join(output, file))).toFixed(1),
  };
}

function requireSuccess({ code, output }: Cost): void {
  if (code === 0) return;
  console.error(output);
  process.exit(1);
}

interface Benchmark {
  row: Record<string, string | number>;
  phases: Record<string, string>[];
}

async function benchmark(count: number): Promise<Benchmark> {
  const { folder, remove } = copyProject();
  const content = path.join(folder, 'content');
  await writeFixtureSite(content, count);
  const build = () =>
    measure(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], folder, {
      SITE_CONTENT: content,
      // A separate cache, because other builds would warm a shared one.
      BUILD_CACHE: path.join(folder, 'build-cache'),
    });
  const cold = await build();
  requireSuccess(cold);
  editFixturePage(content, 0);
  const warm = await build();
  requireSuccess(warm);
  const output = path.join(folder, 'public');
  const row = {
    'pages × locales': `${count} × 3`,
    'cold s': cold.seconds.toFixed(1),
    'cold MB': cold.peakMegabytes,
    'warm s': warm.seconds.toFixed(1),
    'warm MB': warm.peakMegabytes,
    'output MB': folderMegabytes(output),
    ...firstVisit(output, 'docs/osa-0/sivu-0'),
  };
  remove();
  return { row, phases: phaseTable(cold.output, warm.output) };
}

/** `npm run build -w tools/bench`: builds generated sites cold, and warm with one page edited, and prints what that costs. */
async function main(): Promise<void> {
  const counts = process.argv.slice(2).map(Number);
  const results: Benchmark[] = [];
  for (const count of counts.length > 0 ? counts : DEFAULT_COUNTS) {
    const result = await benchmark(count);
    console.log(`\n${count} × 3 pages, seconds by phase`);
    console.table(result.phases);
    results.push(result);
  }
  console.table(results.map(({ row }) => row));
}

void main();
