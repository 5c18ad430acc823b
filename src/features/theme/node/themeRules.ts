import path from 'node:path';
import { transformSync } from 'esbuild';
import { defineRules } from '../../../node/content/rules/contentRule';
import { essential } from '../../../node/diagnostics/rule';
import { messagesOf } from '../../../node/diagnostics/messages';
import { displayName } from '../../../node/files/contentFolder';
import { readText } from '../../../node/files/readText';
import { faintPairs } from './deriveColors';
import { MAX_FONT_BYTES, readFonts } from './fontFaces';
import { colorsOf, CSS_FILE, readThemeFile, themeFiles } from './readTheme';
import texts from './texts.json';

const say = messagesOf(texts);

const RULES = {
  'theme/value': essential('`theme.yaml` has values of a theme.'),
  'theme/font': essential('The font files of `theme.yaml` exist, are WOFF2 and are not large.'),
  'theme/contrast': essential('The colours of `theme.yaml` have the contrast that text needs.'),
  'theme/css': essential('`theme.css` is CSS, and loads nothing from other sites.'),
};

/** What the Content-Security-Policy keeps from loading. */
const OUTSIDE = /@import\b|url\(\s*["']?(?:https?:)?\/\//gi;

/** Returns the findings on a file of CSS, by its text. */
function cssFindings(file: string, text: string) {
  const { warnings } = transformSync(text, { loader: 'css', logLevel: 'silent' });
  const syntax = warnings.map(({ text: error, location }) => ({
    line: location?.line,
    column: (location?.column ?? 0) + 1,
    ...say('theme/css.syntax', { error }),
  }));
  const outside = [...text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/\S/g, ' ')).matchAll(OUTSIDE)];
  const loaded = outside.map(({ index, 0: start }) => {
    const before = text.slice(0, index).split('\n');
    return {
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      ...say('theme/css.outside', { start }),
    };
  });
  return [...syntax, ...loaded].map((finding) => ({ rule: 'theme/css' as const, file, ...finding }));
}

type ReadTheme = NonNullable<NonNullable<ReturnType<typeof readThemeFile>>['value']>;

const fontFindings = (folder: string, { data, source }: ReadTheme) =>
  readFonts(folder, data.fonts ?? {}).problems.map(({ key, name, problem }) => ({
    rule: 'theme/font' as const,
    file: source.file,
    ...source.locate(key),
    ...say(`theme/font.${problem}`, { name, limit: MAX_FONT_BYTES / 1000 }),
  }));

/** Returns a finding for each colour of the theme that is too faint, on the first ground where it is: the suggested colour passes on all. */
function contrastFindings(theme: ReadTheme) {
  const { data, source } = theme;
  return (['light', 'dark'] as const).flatMap((mode) => {
    const colors = colorsOf(data, mode);
    const found = new Map<string, { rule: 'theme/contrast'; file: string } & ReturnType<typeof say>>();
    for (const { front, ground, least, contrast, nearest } of colors === undefined ? [] : faintPairs(colors)) {
      const named = [front, ground].find((role) => data.colors?.[mode]?.[role] !== undefined);
      if (found.has(named ?? '')) continue;
      const values = {
        front,
        ground,
        least,
        color: colors?.[front],
        under: colors?.[ground],
        contrast: contrast.toFixed(2),
        nearest: nearest ?? '',
      };
      const fix = nearest === undefined ? say('theme/contrast.ground', values).message : undefined;
      found.set(named ?? '', {
        rule: 'theme/contrast',
        file: source.file,
        ...source.locate(named === undefined ? ['accent'] : ['colors', mode, named]),
        ...say(`theme/contrast.${mode}`, values, fix),
      });
    }
    return [...found.values()];
  });
}

/** Reports values that are none, colours that cannot be read, and CSS that browsers would leave out. */
export const themeRules = defineRules(RULES, ({ folder }) => {
  const theme = readThemeFile(folder);
  const css = themeFiles(folder).find((file) => path.basename(file) === CSS_FILE);
  return [
    ...(theme?.diagnostics ?? []).map((finding) => ({ ...finding, rule: 'theme/value' as const })),
    ...(theme?.value === undefined || theme.diagnostics.length > 0 ? [] : contrastFindings(theme.value)),
    ...(theme?.value === undefined ? [] : fontFindings(folder, theme.value)),
    ...(css === undefined ? [] : cssFindings(displayName(css), readText(css))),
  ];
});
