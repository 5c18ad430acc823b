import { defineStep } from '../../../node/output/buildStep';
import { readBundleRecord } from '../../../node/output/bundleRecord';
import { rmSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  EDITION_FILE,
  offlineTextsPath,
  WORKER_FILE,
  type PrecacheSummary,
  type PrecacheManifest,
  packFile,
  type KeptFile,
} from '../model/precacheManifest';
import type { PublishedSite } from '../../../node/output/publishedSite';
import { writeFiles } from '../../../node/files/writeFiles';
import type { ServingTable } from '../../../node/output/serving/servingTable';
import { bundleScript } from '../../../node/bundle/bundleScript';
import { createHash } from 'node:crypto';
import { withoutBase } from '../../../model/site/path';
import { listFiles } from '../../../node/files/listFiles';
import type { FinishedFile } from '../../../node/output/finishOutput';
import { isImmutable } from '../../../node/output/serving/caching';

/** Excludes large files, files for other programs, and the worker itself. */
const LEFT_OUT =
  /\.(?:mp4|webm|mp3|zip|xml|map|br|gz|LICENSE\.txt)$|^\/(?:[._]|web\.config$|staticwebapp\.config\.json$|vercel\.json$)|\/llms(?:-full(?:-\d+)?)?\.txt$|^\/(?:robots\.txt|offline-sw\.js|static\/offline\/edition\.json)$|^\/static\/cards\//;
/** Scripts and styles of the bundler; the output may still have those of earlier builds. */
const BUNDLED = /^\/[^/]+-[0-9a-f]{8,}\.(?:js|css)$/;
/** Files that stay in the output after pages stop using them. */
const SHOWN_BY_PAGES = /^\/static\/(?!search\/|offline\/)/;

interface KeptFileRules {
  /** Names of the bundler's files of this build. */
  bundled: ReadonlySet<string>;
  /** Paths below `/static/` that pages contain. */
  shown: ReadonlySet<string>;
  /** Decoded paths, without base path, that redirect. */
  redirected: ReadonlySet<string>;
}

/** Selects the files that readers need offline: pages, page data, scripts, images and the search. */
export function chooseKeptFiles(paths: readonly string[], { bundled, shown, redirected }: KeptFileRules): string[] {
  return paths.filter((path) => {
    if (LEFT_OUT.test(path)) return false;
    if (BUNDLED.test(path)) return bundled.has(path.slice(1));
    if (SHOWN_BY_PAGES.test(path)) return shown.has(path);
    return !redirected.has(path.replace(/\/index\.html$/, ''));
  });
}

/** Length of an edition's id. */
const ID_LENGTH = 16;

interface FinishedOutput {
  folder: string;
  /** Text files by path, without a leading slash. */
  texts: ReadonlyMap<string, FinishedFile>;
  /** Files below `/static/` that pages or page data contain. */
  shown: ReadonlySet<string>;
  /** Names of the bundler's files of this build. */
  bundled: ReadonlySet<string>;
  /** Gatsby's digest of the bundle. */
  build: string;
}

/** A binary file, which is transferred uncompressed. */
function readOther(file: string): FinishedFile {
  const content = readFileSync(file);
  return {
    digest: createHash('sha256').update(content).digest('base64'),
    stored: content.length,
    transfer: content.length,
  };
}

/** Lists the files of the finished, compressed output for offline reading. */
export function buildPrecacheManifest(output: FinishedOutput, table: ServingTable): PrecacheManifest {
  const { base, addresses, redirects, notFound } = table;
  const paths = listFiles(output.folder).map(
    (file) => `/${path.relative(output.folder, file).split(path.sep).join('/')}`,
  );
  const redirected = new Set(redirects.flatMap(({ from }) => withoutBase(from, base) ?? []));
  const { bundled, shown, build } = output;
  const files = chooseKeptFiles(paths, { bundled, shown, redirected })
    .sort()
    .map((file): KeptFile & { stored: number } => ({
      path: file,
      ...(output.texts.get(file.slice(1)) ?? readOther(path.join(output.folder, file))),
      isImmutable: isImmutable(base + file, table.caching),
    }));
  const packed = files.map(packFile);
  const addressTable = { addresses, redirects, notFound };
  return {
    id: createHash('sha256')
      .update(JSON.stringify([packed, addressTable]))
      .digest('hex')
      .slice(0, ID_LENGTH),
    build,
    base,
    stored: files.reduce((sum, { stored }) => sum + stored, 0),
    files: packed,
    table: addressTable,
  };
}

const FOLDER = 'src/features/offline/browser';

const bundle = (name: string, before = '') => bundleScript(path.join(FOLDER, name), { banner: { js: before } });

/** The worker of an edition in one file, starting with its manifest. */
export function bundleWorker(edition: PrecacheManifest): Promise<string> {
  return bundle('worker.ts', `const PRECACHE_MANIFEST=${JSON.stringify(edition)};`);
}

/** The worker of a site without offline reading. */
export function bundleUnregisterWorker(): Promise<string> {
  return bundle('unregisterWorker.ts');
}

/** Writes the dialog's texts, which are themselves kept. */
function writeOfflineTexts({ site, codes, textsOf }: PublishedSite, output: string): void {
  rmSync(path.join(output, path.dirname(EDITION_FILE)), { recursive: true, force: true });
  if (!site.offline) return;
  const texts = codes.map((code) => ({ path: offlineTextsPath(code), text: JSON.stringify(textsOf(code, 'offline')) }));
  writeFiles(output, texts);
}

/** Writes the worker and the edition that it returns, or a worker that unregisters itself; after compression. */
async function writeOfflineWorker(
  { site }: Pick<PublishedSite, 'site'>,
  output: FinishedOutput,
  table: ServingTable,
): Promise<PrecacheSummary | undefined> {
  if (!site.offline) {
    writeFiles(output.folder, [{ path: WORKER_FILE, text: await bundleUnregisterWorker() }]);
    return undefined;
  }
  const edition = buildPrecacheManifest(output, table);
  const facts: PrecacheSummary = {
    id: edition.id,
    transfer: edition.files.reduce((sum, [, , transfer]) => sum + transfer, 0),
    stored: edition.stored,
  };
  writeFiles(output.folder, [
    { path: WORKER_FILE, text: await bundleWorker(edition) },
    { path: EDITION_FILE, text: JSON.stringify(facts) },
  ]);
  return facts;
}

/** Writes the dialog's texts, before the server files list the folders of the output. */
export const offlineTexts = defineStep({
  name: 'write offline texts',
  run: ({ site, output }) => {
    writeOfflineTexts(site, output);
  },
});

/** Writes the service worker, which contains the digests of all finished files. */
export const offlineWorker = defineStep({
  name: 'write service worker',
  needs: ['finished', 'table'],
  run: async ({ site, output, finished: { texts, shown, build }, table, reporter }) => {
    const finished = { folder: output, texts, shown, bundled: readBundleRecord(), build };
    const offline = await writeOfflineWorker(site, finished, table);
    if (offline === undefined) return;
    const [transfer, stored] = [offline.transfer, offline.stored].map((bytes) => (bytes / 1_000_000).toFixed(1));
    reporter.info(`Listed what is kept for reading offline: ${transfer} MB to fetch, ${stored} MB to store`);
  },
});
