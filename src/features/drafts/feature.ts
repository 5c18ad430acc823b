import { defineFeature } from '../../extend';
import { previewFile } from '../../node/environment';
import { changesData, changesPath, markDraft, previewData } from './node/previewData';
import { pageDue, reviewKeys } from './node/reviews';
import texts from '../../texts/en/drafts.json';

declare module '../../model/site/features' {
  interface Features {
    drafts: {
      docKeys: typeof reviewKeys;
      texts: { drafts: typeof texts };
      data: ReturnType<typeof previewData>;
      pageData: ReturnType<typeof changesData>;
    };
  }
}

/** Previews with drafts and a list of what differs from the published site; and, on every site, days of reviews. */
export const drafts = defineFeature({
  name: 'drafts',
  isOn: () => previewFile() !== undefined,
  docKeys: reviewKeys,
  texts: { drafts: texts },
  changeTexts: markDraft,
  rules: [pageDue],
  setup(site, add) {
    const path = changesPath(site);
    add.page({ path, template: 'templates/changes' });
    add.slot('bodyStart', 'components/PreviewBar');
    add.slot('head', '../../components/head/HiddenSite');
    add.data({
      everywhere: (locale, planned) => previewData(site, locale, planned),
      pages: () => new Map([[path, { data: changesData(site) }]]),
    });
    add.step({ after: 'plan serving', load: async () => (await import('../../node/output/steps/hideSite')).hideSite });
  },
  commands: { 'build -- --drafts': async () => (await import('./node/compareSites')).compareSites },
});
