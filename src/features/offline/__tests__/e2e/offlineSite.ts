import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { PLAIN } from '../../../../../__tests__/support/testSites';
import { createSiteServer } from '../../../../../scripts/lib/siteServer';
import { EDITION_FILE, servedAddress, WORKER_FILE, type PrecacheManifest } from '../../model/precacheManifest';
import { bundleUnregisterWorker, bundleWorker } from '../../node/offlineSteps';
import { readServing } from '../../../../node/output/serving/writeServing';
import { headersOfFile } from '../../../../node/output/serving/servingTable';

const FOLDER = PLAIN.output;

/** Returns the new text of a file in a newer build; undefined without a change. */
export type Rewrite = (file: string, text: string) => string | undefined;
type Override = (response: ServerResponse) => void;

/** A server of the built site that tests can stop, break, and update. */
export interface OfflineSite {
  url: string;
  /** Requested paths. */
  requests: string[];
  /** True to drop every connection. */
  isDown: boolean;
  /** Replacement responses by path. */
  overrides: Map<string, Override>;
  /** Publishes a newer build; keeps the scripts without a build name. */
  publish: (rewrite: Rewrite, build?: string) => Promise<void>;
  /** Publishes a build without offline reading. */
  withdraw: () => Promise<void>;
  stop: () => Promise<void>;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

const idOf = (files: PrecacheManifest['files']) =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);

/** The manifest of the built site, in the first line of its worker. */
function readManifest(): PrecacheManifest {
  const [first = ''] = readFileSync(path.join(FOLDER, WORKER_FILE), 'utf8').split('\n', 1);
  return JSON.parse(first.replace(/^[^{]*/, '').replace(/;$/, '')) as PrecacheManifest;
}

/** @param leftOut files to leave out, to make tests faster */
export async function startOfflineSite(leftOut?: RegExp): Promise<OfflineSite> {
  const table = readServing(PLAIN.project);
  if (table === undefined) throw new Error('There is no build to serve. Run: npm run build');
  const inner = createSiteServer(FOLDER, table);
  const built = readManifest();
  const firstFiles = built.files.filter(([file]) => leftOut?.test(file) !== true);
  const first: PrecacheManifest = leftOut === undefined ? built : { ...built, id: idOf(firstFiles), files: firstFiles };
  /** Changed bodies of the newer build by address, with their file. */
  const newer = new Map<string, { file: string; body: string }>();

  const offer = async (edition: PrecacheManifest) => {
    const transfer = sum(edition.files.map(([, , bytes]) => bytes));
    const facts = { id: edition.id, transfer, stored: edition.stored };
    newer.set(WORKER_FILE, { file: WORKER_FILE, body: await bundleWorker(edition) });
    newer.set(EDITION_FILE, { file: EDITION_FILE, body: JSON.stringify(facts) });
  };
  if (first !== built) await offer(first);

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const changed = newer.get(pathname);
    if (changed === undefined) return void inner.emit('request', request, response);
    for (const [name, value] of headersOfFile(changed.file, table)) response.setHeader(name, value);
    response.statusCode = changed.file.endsWith('/404.html') ? 404 : 200;
    response.end(changed.body);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (site.isDown) return void request.socket.destroy();
    site.requests.push(pathname);
    const override = site.overrides.get(pathname);
    if (override !== undefined) return override(response);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));

  const site: OfflineSite = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests: [],
    isDown: false,
    overrides: new Map(),
    publish: async (rewrite, build = first.build) => {
      const files = first.files.map(([file, digest, transfer, isImmutable]): PrecacheManifest['files'][number] => {
        const body = rewrite(file, readFileSync(path.join(FOLDER, file), 'utf8'));
        if (body === undefined) return [file, digest, transfer, isImmutable];
        newer.set(servedAddress(file, ''), { file, body });
        return [file, createHash('sha256').update(body).digest('base64'), body.length, isImmutable];
      });
      await offer({ ...first, id: idOf(files), build, files });
    },
    withdraw: async () => {
      newer.set(WORKER_FILE, { file: WORKER_FILE, body: await bundleUnregisterWorker() });
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return site;
}
