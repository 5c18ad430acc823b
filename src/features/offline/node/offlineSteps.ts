import { defineStep } from '../../../node/output/buildStep';
import { readBundleRecord } from '../../../node/output/bundleRecord';
import { writeOfflineTexts, writeOfflineWorker } from './writeOffline';

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
