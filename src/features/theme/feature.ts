import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineFeature } from '../../extend';
import { contentFolder } from '../../node/files/contentFolder';
import { readTheme, themeFiles } from './node/readTheme';
import { themeRules } from './node/themeRules';
import { themeSchema } from './node/themeSchema';

/** The site's own colours, shapes and CSS: `theme.yaml` and `theme.css`. */
export const theme = defineFeature({
  name: 'theme',
  isOn: ({ folder }) => themeFiles(folder).length > 0,
  files: { 'theme.yaml': themeSchema },
  theme: readTheme,
  // Styles, icons and cards are made of it.
  cacheKey: () => {
    const hash = createHash('sha256');
    for (const file of themeFiles(contentFolder())) hash.update(readFileSync(file));
    return hash.digest('hex');
  },
  checks: [themeRules],
});
