import { defineFeature } from '../../extend';
import { previewFile } from '../../node/files/contentFolder';
import { changesData, changesPath, markDraft, previewData } from './node/previewData';
import { pageDue, reviewKeys } from './node/reviews';

// prettier-ignore
const TEXTS = {
  drafts: [
    'against', 'changes', 'none', 'page_changed', 'page_draft', 'page_new', 'page_same', 'path', 'sameWords',
    'state_changed', 'state_draft', 'state_new', 'state_removed', 'uncompared',
  ],
} as const;

declare module '../../extend' {
  interface FeatureData {
    drafts: ReturnType<typeof previewData>;
  }
  interface FeaturePageData {
    drafts: ReturnType<typeof changesData>;
  }
}

declare module '../../node/schema/pageSchemas' {
  interface FeatureDocKeys {
    owner?: string | undefined;
    reviewBy?: string | undefined;
  }
}

declare module '../../model/site/textKeys' {
  interface FeatureTexts {
    drafts: (typeof TEXTS.drafts)[number];
  }
}

/** Previews with drafts and a list of what differs from the published site; and, on every site, days of reviews. */
export const drafts = defineFeature({
  name: 'drafts',
  isOn: () => previewFile() !== undefined,
  docKeys: reviewKeys,
  texts: TEXTS,
  changeTexts: markDraft,
  pages: (loaded) => [{ path: changesPath(loaded), template: 'templates/changes' }],
  data: previewData,
  pageData: (loaded) => new Map([[changesPath(loaded), { data: changesData(loaded) }]]),
  slots: { bodyStart: 'components/PreviewBar', head: 'components/head/HiddenPreview' },
  checks: [pageDue],
  output: [{ after: 'plan serving', load: async () => (await import('./node/hidePreview')).hidePreview }],
  commands: { 'build -- --drafts': async () => (await import('./node/compareSites')).compareSites },
});
