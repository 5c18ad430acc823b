import { rmSync } from 'node:fs';
import path from 'node:path';
import { EDITION_FILE, offlineTextsPath, WORKER_FILE, type PrecacheSummary } from '../model/precacheManifest';
import type { PublishedSite } from '../../../node/output/publishedSite';
import { writeFiles } from '../../../node/files/writeFiles';
import type { ServingTable } from '../../../node/output/serving/servingTable';
import { bundleUnregisterWorker, bundleWorker } from './bundleWorker';
import { buildPrecacheManifest, type FinishedOutput } from './buildPrecacheManifest';

/** Writes the dialog's texts, which are themselves kept. */
export function writeOfflineTexts({ site, codes, textsOf }: PublishedSite, output: string): void {
  rmSync(path.join(output, path.dirname(EDITION_FILE)), { recursive: true, force: true });
  if (!site.offline) return;
  const texts = codes.map((code) => ({ path: offlineTextsPath(code), text: JSON.stringify(textsOf(code, 'offline')) }));
  writeFiles(output, texts);
}

/**
 * Writes the worker for offline reading and its summary for pages; without the feature, a worker that unregisters
 * itself. Runs after compression, because readers see the transfer size.
 * @returns the kept edition, if any
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
