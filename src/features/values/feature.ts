import { defineFeature } from '../../extend';
import { essential } from '../../node/diagnostics/rule';
import { readValues, valuesSchema, type SiteValues, type ValueTexts } from './node/siteValues';
import { changeTexts, fillContent } from './node/fillTexts';
import { valueRules } from './node/valueRules';

declare module '../../extend' {
  interface FeatureSettings {
    values?: ValueTexts | undefined;
  }
  interface FeatureContent {
    values: SiteValues | null;
  }
}

declare module '../../node/diagnostics/readingRules' {
  interface FeatureReadingRules {
    'values/unknown': true;
  }
}

/** Values of the site in its texts: `{site.supportPhone}`. */
export const values = defineFeature({
  name: 'values',
  isOn: () => true,
  settings: { values: valuesSchema.optional().describe('Texts to use as `{site.name}` on pages and in settings.') },
  read: readValues,
  readingRules: { 'values/unknown': essential('`{site.name}` is a value of `site.yaml` with a text in the language.') },
  changeSource: fillContent,
  changeTexts,
  checks: [valueRules],
});
