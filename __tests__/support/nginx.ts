import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Time-out of a server's start, and interval of the checks, in milliseconds. */
const START_LIMIT = 10_000;
const ASK_TIME = 50;

/** Path of a server, if installed. Debian puts servers into a folder for root. */
export function findServer(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

export const findNginx = () => findServer('nginx');

/** Returns an unused port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Replaces a directive in the build's configuration, as an administrator would. */
function changeLine(conf: string, name: string, value: string): string {
  const line = new RegExp(`^( +)${name} [^;]+;$`, 'gm');
  if (conf.search(line) < 0) throw new Error(`The configuration has no line "${name}"`);
  return conf.replace(line, `$1${name} ${value};`);
}

/** Main configuration: nginx in the foreground, with all files in one folder. */
const mainConf = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log stderr;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  sendfile on;
  tcp_nopush on;
  include ${folder}/site.conf;
}
`;

/** A server with another site at `/`, which includes this one's files. */
const sharedServer = (listen: string, files: { maps: string; locations: string }) => `
include ${files.maps};
server {
  listen ${listen};
  add_header X-Other-Site yes always;
  location / { return 200 "another site"; }
  include ${files.locations};
}
`;

interface NginxOptions {
  nginx: string;
  /** True to include the site in another site's server. */
  isShared?: boolean;
  /** Project folder of the served site. */
  project: string;
  /** Base path of the site without a trailing slash. */
  base?: string;
}

export interface RunningNginx {
  port: number;
  /** The log of search queries, if the site is configured for it. */
  queryLog: string;
  stop: () => Promise<void>;
}

/** Starts nginx on this machine only, with the configuration and the site of the project's last build. */
export async function startNginx({ nginx, project, base = '', isShared }: NginxOptions): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const root = path.join(folder, 'root');
  const site = path.join(root, base);
  mkdirSync(path.dirname(site), { recursive: true });
  symlinkSync(path.join(project, 'public'), site);
  const port = await freePort();
  const queryLog = path.join(folder, 'queries.jsonl');
  /** Installs a configuration file of the build. */
  const install = (name: string, listen?: string) => {
    const written = readFileSync(path.join(project, 'deploy', name), 'utf8');
    const logging = written.replace(/\/var\/log\/nginx\/\S+-queries\.jsonl/, queryLog);
    const rooted = changeLine(logging, 'root', root);
    const file = path.join(folder, name);
    writeFileSync(file, listen === undefined ? rooted : changeLine(rooted, 'listen', listen));
    return file;
  };
  const listen = `127.0.0.1:${port}`;
  const maps = path.join(project, 'deploy/nginx-maps.conf');
  writeFileSync(
    path.join(folder, 'site.conf'),
    isShared === true
      ? sharedServer(listen, { maps, locations: install('nginx-locations.conf') })
      : `include ${install('nginx.conf', listen)};`,
  );
  writeFileSync(path.join(folder, 'main.conf'), mainConf(folder));
  const args = ['-c', path.join(folder, 'main.conf'), '-p', folder];
  return { port, queryLog, stop: await startServer(nginx, args, { folder, url: `http://127.0.0.1:${port}${base}/` }) };
}

/** Starts a server, and waits until its `url` answers. Returns what stops it and removes the folder of its files. */
export async function startServer(program: string, args: readonly string[], place: { folder: string; url: string }) {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(place.folder, { recursive: true, force: true });
  };
  const end = Date.now() + START_LIMIT;
  while (Date.now() < end && child.exitCode === null) {
    if ((await fetch(place.url).catch(() => undefined)) !== undefined) return stop;
    await new Promise((resolve) => setTimeout(resolve, ASK_TIME));
  }
  await stop();
  throw new Error(`${path.basename(program)} did not start:\n${complaints}`);
}
