import { defineFeature } from '../../extend';
import { essential } from '../../node/diagnostics/rule';
import { Include, includeFiles } from './node/include';
import { untranslated } from './node/untranslated';

declare module '../../node/diagnostics/readingRules' {
  interface FeatureReadingRules {
    'include/file': true;
  }
}

/** Passages that stand on several pages: files whose names start with `_`, which `<Include>` shows. */
export const includes = defineFeature({
  name: 'includes',
  isOn: () => true,
  readingRules: { 'include/file': essential('`<Include>` names a passage that exists and does not include itself.') },
  elements: { Include },
  changeSource: includeFiles,
  checks: [untranslated],
});
