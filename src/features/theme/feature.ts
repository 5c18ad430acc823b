import { createHash } from 'node:crypto';
import { defineFeature } from '../../extend';
import { contentFolder } from '../../node/files/contentFolder';
import { readTheme, themeFiles } from './node/readTheme';
import { themeRules } from './node/themeRules';
import { themeSchema } from './node/themeSchema';

/** The site's own colours, shapes, fonts and CSS: `theme.yaml` and `theme.css`. */
export const theme = defineFeature({
  name: 'theme',
  isOn: ({ folder }) => themeFiles(folder).length > 0,
  files: { 'theme.yaml': themeSchema },
  theme: readTheme,
  // Styles, drawings, icons and cards are made of it.
  cacheKey: () =>
    createHash('sha256')
      .update(JSON.stringify(readTheme(contentFolder()) ?? null))
      .digest('hex'),
  checks: [themeRules],
});
