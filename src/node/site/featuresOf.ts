import type { Feature, FeatureSite } from '../../extend';
import { FEATURES } from '../../features';
import type { TextReader } from './readTexts';
import { paletteColors } from '../../theme/palette';
import { contentFolder } from '../files/contentFolder';
import type { ThemeValues } from '../../theme/themeValues';
import type { Site } from '../schema/siteSchema';

/** The features that a site has. */
export const featuresOf = (loaded: FeatureSite): readonly Feature[] => FEATURES.filter(({ isOn }) => isOn(loaded));

/** The namespaces whose texts content may have: the core's, and those of features with elements. */
export const contentNamespaces = (): string[] => [
  'content',
  ...FEATURES.flatMap(({ elements, texts = {} }) => (elements === undefined ? [] : Object.keys(texts))),
];

/** The texts that content of a locale may have. */
export const contentTexts = (textsOf: TextReader, locale: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...contentNamespaces().map((namespace) => textsOf(locale, namespace))) as Record<string, string>;

const themes = new Map<string, ThemeValues>();

/** The theme of the site of a content folder: the values that its features give. A build reads it once. */
export function themeOf(folder: string): ThemeValues {
  const theme =
    themes.get(folder) ?? (Object.assign({}, ...FEATURES.map(({ theme: read }) => read?.(folder))) as ThemeValues);
  if (process.env.NODE_ENV === 'production') themes.set(folder, theme);
  return theme;
}

/** Returns the background of light pages of the site at hand. */
export const lightBackground = (): string => paletteColors('light', themeOf(contentFolder())).background;

/** True when queries stay in the reader's browser. */
export const isSearchPrivate = (site: Site): boolean => !FEATURES.some(({ sendsQueries }) => sendsQueries?.(site));
