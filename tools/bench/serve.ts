import { Agent, request } from 'node:http';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ServingTable } from '../../src/node/output/serving/servingTable';
import { outputFolder, servedTable } from '../../scripts/lib/project';
import { findNginx, startNginx } from '../../scripts/lib/nginx';

/** Requests per second and duration in seconds; others: `npm run serve -w tools/bench -- 500 10`. */
const DEFAULT_RATE = 1000;
const DEFAULT_SECONDS = 30;
/** Interval of request batches in milliseconds, and number of connections. */
const STEP = 10;
const CONNECTIONS = 64;
const WORKERS = 2;
const HEADERS = { 'accept-encoding': 'gzip' };

interface Tally {
  milliseconds: number[];
  bytes: number;
  errors: number;
}

/** Addresses of pages and files, without redirects. */
function listAddresses(folder: string, { base, redirects }: ServingTable): string[] {
  const moved = new Set(redirects.map(({ from }) => from));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  );
  const pages = files.filter((file) => file.endsWith('/index.html')).map((file) => path.posix.dirname(file));
  const scripts = files.filter((file) => /^[^/]+\.js$/.test(file));
  const data = files.filter((file) => file.endsWith('page-data.json'));
  return [...pages, ...scripts, ...data]
    .filter((each) => !each.startsWith('_'))
    .map((each) => `${base}/${each}`)
    .filter((address) => !moved.has(address));
}

/** Sends a request; any status except 200 counts as an error. */
function ask(port: number, address: string, agent: Agent, tally: Tally): Promise<void> {
  const start = performance.now();
  return new Promise((resolve) => {
    const fail = () => {
      tally.errors += 1;
      resolve();
    };
    const clientRequest = request(
      { host: '127.0.0.1', port, path: encodeURI(address), agent, headers: HEADERS },
      (response) => {
        response.on('data', (chunk: Buffer) => (tally.bytes += chunk.length));
        response.on('error', fail);
        response.on('end', () => {
          if (response.statusCode !== 200) return fail();
          tally.milliseconds.push(performance.now() - start);
          resolve();
        });
      },
    );
    clientRequest.on('error', fail);
    clientRequest.end();
  });
}

/** Sends requests at a constant rate, independent of responses. */
async function load(
  port: number,
  addresses: readonly string[],
  rate: number,
  seconds: number,
): Promise<Tally & { seconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const tally: Tally = { milliseconds: [], bytes: 0, errors: 0 };
  const running: Promise<void>[] = [];
  const start = performance.now();
  const total = rate * seconds;
  while (running.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * rate));
    while (running.length < due) {
      running.push(ask(port, addresses[running.length % addresses.length] ?? '/', agent, tally));
    }
    await new Promise((resolve) => setTimeout(resolve, STEP));
  }
  await Promise.all(running);
  agent.destroy();
  return { ...tally, seconds: (performance.now() - start) / 1000 };
}

/** `npm run serve -w tools/bench`: asks an nginx with the build's configuration for the site's files, and prints its times and errors. */
async function main(): Promise<void> {
  const nginx = findNginx();
  if (nginx === undefined) {
    console.error('There is no nginx here. Install one, on Debian: apt install nginx');
    process.exit(1);
  }
  const [rate = DEFAULT_RATE, seconds = DEFAULT_SECONDS] = process.argv.slice(2).map(Number);
  const table = servedTable();
  const addresses = listAddresses(outputFolder(), table);
  const server = await startNginx({ nginx, project: process.cwd(), base: table.base, workers: WORKERS });
  const { milliseconds, bytes, errors, seconds: taken } = await load(server.port, addresses, rate, seconds);
  await server.stop();
  const sorted = milliseconds.sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.table([
    {
      'requests/s asked': rate,
      'requests/s answered': Math.round(sorted.length / taken),
      seconds: taken.toFixed(1),
      errors,
      'MB/s': (bytes / taken / 1_000_000).toFixed(1),
      'median ms': at(0.5),
      'p99 ms': at(0.99),
    },
  ]);
  if (errors > 0) process.exit(1);
}

void main();
