import { z } from 'zod';
import { defineFeature } from '../../extend';
import { EDITION_FILE, WORKER_FILE } from './model/precacheManifest';

const TEXTS = {
  offline: [
    'close',
    'failedNetwork',
    'failedQuota',
    'goesOn',
    'intro',
    'keep',
    'kept',
    'keptFrom',
    'looking',
    'newer',
    'open',
    'progress',
    'remove',
    'renewed',
    'size',
    'starting',
    'title',
    'unsupported',
    'update',
    'videos',
    'waiting',
    'working',
  ],
} as const;

declare module '../../extend' {
  interface FeatureSettings {
    offline: boolean;
  }
  interface FeatureData {
    offline: OfflineData;
  }
}

declare module '../../model/site/textKeys' {
  interface FeatureTexts {
    offline: (typeof TEXTS.offline)[number];
  }
}

interface OfflineData {
  /** Label of the button that opens the dialog. */
  open: string;
}

/** Offline reading: readers keep the whole site on their device. */
export const offline = defineFeature({
  name: 'offline',
  isOn: ({ site }) => site.offline,
  settings: { offline: z.boolean().default(true).describe('Whether readers may keep the site on their device.') },
  texts: TEXTS,
  data: ({ textsOf }, locale): OfflineData => ({ open: textsOf(locale, 'offline').open ?? '' }),
  outputNames: () => [WORKER_FILE],
  output: [
    // Before the server files, which list the folders of the output.
    { after: 'plan serving', load: async () => (await import('./node/offlineSteps')).offlineTexts },
    { after: 'finish files', load: async () => (await import('./node/offlineSteps')).offlineWorker },
  ],
  lateFiles: [WORKER_FILE, EDITION_FILE],
  slots: { footerTools: 'components/OfflineButton' },
  browser: 'browser/companion',
});
