import { z } from 'zod';
import { defineFeature } from '../../extend';
import { EDITION_FILE, WORKER_FILE } from './model/precacheManifest';
import texts from '../../texts/en/offline.json';

interface OfflineData {
  /** Label of the button that opens the dialog. */
  open: string;
}

const settings = {
  offline: z.boolean().default(true).describe('Whether readers may keep the site on their device.'),
};

declare module '../../model/site/features' {
  interface Features {
    offline: { settings: typeof settings; texts: { offline: typeof texts }; data: OfflineData };
  }
}

const STEPS = [
  // Before the server files, which list the folders of the output.
  { after: 'plan serving', load: async () => (await import('./node/offlineSteps')).offlineTexts },
  {
    after: 'finish files',
    load: async () => (await import('./node/offlineSteps')).offlineWorker,
    late: [WORKER_FILE, EDITION_FILE],
    writes: [WORKER_FILE],
  },
];

/** Offline reading: readers keep the whole site on their device. */
export const offline = defineFeature({
  name: 'offline',
  isOn: ({ site }) => site.offline,
  settings,
  texts: { offline: texts },
  setup({ textsOf }, add) {
    add.slot('footerTools', 'components/OfflineButton');
    add.browser('browser/companion');
    add.data({ everywhere: (locale): OfflineData => ({ open: textsOf(locale, 'offline').open ?? '' }) });
    for (const step of STEPS) add.step(step);
  },
  // They remove the texts, and write a worker that removes the copies of readers.
  whenOff: STEPS,
});
