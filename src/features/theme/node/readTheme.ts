import path from 'node:path';
import { displayName } from '../../../node/files/contentFolder';
import { isReadable, readText } from '../../../node/files/readText';
import { parseYamlAs } from '../../../node/yaml/parseYaml';
import { radius, space } from '../../../theme/tokens';
import type { ThemeValues } from '../../../theme/themeValues';
import { readFonts } from './fontFaces';
import { deriveColors, type Colors } from './deriveColors';
import { palettes } from '../../../theme/palette';
import type { ColorMode } from '../../../theme/themeColor';
import { withPreset } from './presets';
import { DENSITIES, themeSchema, type ThemeSettings } from './themeSchema';

export const THEME_FILE = 'theme.yaml';
/** Rules of the site that win over the engine's. */
export const CSS_FILE = 'theme.css';

export const themeFiles = (folder: string): string[] =>
  [THEME_FILE, CSS_FILE].map((name) => path.resolve(folder, name)).filter(isReadable);

/** Reads `theme.yaml`; undefined without one. */
export function readThemeFile(folder: string) {
  const file = path.join(folder, THEME_FILE);
  return isReadable(file) ? parseYamlAs(readText(file), displayName(file), themeSchema) : undefined;
}

/** Returns all colours of a mode; undefined where the theme changes none. */
export function colorsOf(settings: ThemeSettings, mode: ColorMode): Colors | undefined {
  const { accent, colors } = withPreset(settings);
  const given = Object.fromEntries(Object.entries(colors?.[mode] ?? {}).filter(([, color]) => color !== undefined));
  if (accent === undefined && Object.keys(given).length === 0) return undefined;
  return deriveColors(accent ?? palettes[mode].accent, mode, given);
}

const LENGTH = /(\d*\.?\d+)(px|rem)/g;
const scaled = (values: Readonly<Record<string, string>>, factor: number) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.replace(LENGTH, (_, length: string, unit: string) => `${+(Number(length) * factor).toFixed(4)}${unit}`),
    ]),
  );

/** Returns the values of a content folder's theme; undefined without one, or while its file has errors. */
export function readTheme(folder: string): ThemeValues | undefined {
  const files = themeFiles(folder);
  if (files.length === 0) return undefined;
  const settings = withPreset(readThemeFile(folder)?.value?.data ?? {});
  const css = files.some((file) => file.endsWith(CSS_FILE)) ? readText(path.join(folder, CSS_FILE)) : undefined;
  const [light, dark] = (['light', 'dark'] as const).map((mode) => colorsOf(settings, mode));
  const { fonts, radius: corner, density, textWidth } = settings;
  return {
    files,
    ...(light === undefined && dark === undefined ? {} : { colors: { light: light ?? {}, dark: dark ?? {} } }),
    ...(fonts === undefined ? {} : readFonts(folder, fonts).values),
    ...(corner === undefined ? {} : { radius: scaled(radius, corner / parseFloat(radius.medium)) }),
    ...(density === undefined ? {} : { space: scaled(space, DENSITIES[density]) }),
    ...(textWidth === undefined ? {} : { width: { text: `${textWidth}rem` } }),
    ...(css === undefined ? {} : { css }),
  };
}
