import { defineFeature } from '../../extend';
import { essential } from '../../node/diagnostics/rule';
import { Include, includeFiles } from './node/include';
import { untranslated } from './node/untranslated';

const readingRules = {
  'include/file': essential('`<Include>` names a passage that exists and does not include itself.'),
};

declare module '../../model/site/features' {
  interface Features {
    includes: { readingRules: typeof readingRules };
  }
}

/** Passages that stand on several pages: files whose names start with `_`, which `<Include>` shows. */
export const includes = defineFeature({
  name: 'includes',
  isOn: () => true,
  readingRules,
  elements: { Include },
  rules: [untranslated],
  setup(_, add) {
    add.transform({ markdown: includeFiles });
  },
});
