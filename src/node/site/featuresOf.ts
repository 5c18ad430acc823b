import type { Feature, FeatureSite } from '../../extend';
import { FEATURES } from '../../features';
import type { ReadingFinding } from '../diagnostics/readingRules';
import type { TextReader } from './readTexts';
import { DRAWING_COLORS } from '../../model/reading/drawing';
import { paletteColors, ROLES } from '../../theme/palette';
import type { ColorMode } from '../../theme/themeColor';
import { contentFolder } from '../files/contentFolder';
import type { ThemeValues } from '../../theme/themeValues';
import type { Site } from '../schema/siteSchema';

/** Returns the active features of a site. */
export const featuresOf = (loaded: FeatureSite): readonly Feature[] => FEATURES.filter(({ isOn }) => isOn(loaded));

/** Returns the data of a YAML text with its texts as features change them; see `Feature.changeTexts`. */
export const changedTexts = <Data>(
  data: Data,
  source: Parameters<NonNullable<Feature['changeTexts']>>[1],
  locale?: string,
) =>
  FEATURES.reduce<{ data: Data; diagnostics: ReadingFinding[] }>(
    (before, { changeTexts }) => {
      const changed = changeTexts?.(before.data, source, locale);
      if (changed === undefined) return before;
      return { data: changed.data as Data, diagnostics: [...before.diagnostics, ...changed.diagnostics] };
    },
    { data, diagnostics: [] },
  );

/** Returns the modules by which features replace files of the bundle. */
export const featureModules = (loaded: FeatureSite | undefined): Record<string, string> =>
  Object.assign(
    {},
    ...(loaded === undefined ? [] : featuresOf(loaded).map((each) => each.modules?.(loaded))),
  ) as Record<string, string>;

/** Returns the namespaces whose texts content may use: the core's, and those of features with elements. */
export const contentNamespaces = (): string[] => [
  'content',
  ...FEATURES.flatMap(({ elements, texts = {} }) => (elements === undefined ? [] : Object.keys(texts))),
];

/** Returns the texts that content of a locale may use. */
export const contentTexts = (textsOf: TextReader, locale: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...contentNamespaces().map((namespace) => textsOf(locale, namespace))) as Record<string, string>;

const themes = new Map<string, ThemeValues>();

/** Returns the theme of a content folder's site: the values of its features. A build reads it once. */
export function themeOf(folder: string): ThemeValues {
  const theme =
    themes.get(folder) ?? (Object.assign({}, ...FEATURES.map(({ theme: read }) => read?.(folder))) as ThemeValues);
  if (process.env.NODE_ENV === 'production') themes.set(folder, theme);
  return theme;
}

/** Returns the background colour of light pages. */
export const lightBackground = (): string => paletteColors('light', themeOf(contentFolder())).background;

/** Returns a theme's colours for drawings in dark and light mode; none where they have the engine's. */
export function drawingPalettes(folder: string): string[][] {
  const theme = themeOf(folder);
  const roles = DRAWING_COLORS.map((color) => ROLES.find((role) => paletteColors('light', {})[role] === color));
  const colorsOf = (mode: ColorMode) => roles.map((role) => paletteColors(mode, theme)[role ?? 'text']);
  return theme.colors === undefined ? [] : [colorsOf('dark'), colorsOf('light')];
}

/** True when queries stay in the reader's browser. */
export const isSearchPrivate = (site: Site): boolean => !FEATURES.some(({ sendsQueries }) => sendsQueries?.(site));
