import { rmSync } from 'node:fs';
import path from 'node:path';
import { EDITION_FILE, offlineTextsPath, WORKER_FILE, type PrecacheSummary } from '../model/precacheManifest';
import type { PublishedSite } from '../../../node/output/publishedSite';
import { writeFiles } from '../../../node/files/writeFiles';
import type { ServingTable } from '../../../node/output/serving/servingTable';
import { bundleUnregisterWorker, bundleWorker } from './bundleWorker';
import { buildPrecacheManifest, type FinishedOutput } from './buildPrecacheManifest';

/** Writes the texts of the dialog for offline reading, which is itself among what is kept. */
export function writeOfflineTexts({ site, codes, textsOf }: PublishedSite, output: string): void {
  rmSync(path.join(output, path.dirname(EDITION_FILE)), { recursive: true, force: true });
  if (!site.offline) return;
  const texts = codes.map((code) => ({ path: offlineTextsPath(code), text: JSON.stringify(textsOf(code, 'offline')) }));
  writeFiles(output, texts);
}

/**
 * Writes the worker for offline reading, and what pages may know of it; where the site does not offer that, a worker
 * that frees readers who had it. Comes after the compressing, since readers see how much is transferred.
 * @returns what was kept; undefined where nothing is
 */
export async function writeOfflineWorker(
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
