import { defineFeature } from '../../extend';
import { readTheme, themeFiles } from './node/readTheme';
import { themeRules } from './node/themeRules';
import { themeSchema } from './node/themeSchema';

/** The site's own colours, shapes, fonts and CSS: `theme.yaml` and `theme.css`. */
export const theme = defineFeature({
  name: 'theme',
  isOn: ({ folder }) => themeFiles(folder).length > 0,
  files: { 'theme.yaml': themeSchema },
  theme: readTheme,
  rules: [themeRules],
});
