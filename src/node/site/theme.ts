import { isBuild } from '../environment';
import { DRAWING_COLORS } from '../../model/reading/drawing';
import { additionPoint, type Additions } from '../../model/site/additions';
import { paletteColors, ROLES } from '../../theme/palette';
import type { ColorMode } from '../../theme/themeColor';
import type { ThemeValues } from '../../theme/themeValues';
import type { EngineParts } from './siteFacts';

/** Returns the values that replace those of the engine's theme (`src/theme`) on the site of a content folder. */
export const THEMES = additionPoint<(folder: string) => ThemeValues | undefined>('theme');

const themes = new WeakMap<Additions, ThemeValues>();

/** Returns the theme of a site. A build reads it once. */
export function themeOf({ folder, added }: EngineParts): ThemeValues {
  const theme =
    themes.get(added) ?? (Object.assign({}, ...added.of(THEMES).map((read) => read(folder))) as ThemeValues);
  if (isBuild()) themes.set(added, theme);
  return theme;
}

/** Returns the background colour of light pages. */
export const lightBackground = (engine: EngineParts): string => paletteColors('light', themeOf(engine)).background;

/** Returns a theme's colours for drawings in dark and light mode; none where they have the engine's. */
export function drawingPalettes(engine: EngineParts): string[][] {
  const theme = themeOf(engine);
  const roles = DRAWING_COLORS.map((color) => ROLES.find((role) => paletteColors('light', {})[role] === color));
  const colorsOf = (mode: ColorMode) => roles.map((role) => paletteColors(mode, theme)[role ?? 'text']);
  return theme.colors === undefined ? [] : [colorsOf('dark'), colorsOf('light')];
}
