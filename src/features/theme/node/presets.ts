import type { ThemeSettings } from './themeSchema';

/** Looks to begin with: what `theme.yaml` sets itself wins over its preset. */
const PRESETS: Readonly<Record<NonNullable<ThemeSettings['preset']>, ThemeSettings>> = {
  /** White, with blue links and small corners. */
  plain: { accent: '#1f4fb2', radius: 6 },
  /** Warm paper with the letters of a book. */
  paper: {
    accent: '#8a3a16',
    colors: {
      light: {
        background: '#fcf9f3',
        surface: '#f5efe4',
        surfaceRaised: '#fffdf9',
        band: '#f5efe4',
        border: '#e4dac9',
      },
      dark: { background: '#191613', surface: '#221e1a', surfaceRaised: '#262119', band: '#221e1a', border: '#3a332b' },
    },
    fonts: { text: 'Charter, "Bitstream Charter", Cambria, Georgia, serif' },
    radius: 4,
  },
  /** Violet on cool grey and on a night sky, dense. */
  ink: {
    accent: '#5b3df5',
    colors: {
      light: { surface: '#f4f4f8', band: '#f1f0fa', border: '#dedee9' },
      dark: { background: '#0c0d14', surface: '#14151f', surfaceRaised: '#191a26', band: '#12131c', border: '#2b2d3d' },
    },
    radius: 12,
    density: 'compact',
  },
};

/** Returns the settings of a theme with those of its preset where it has none. */
export function withPreset(settings: ThemeSettings): ThemeSettings {
  const { colors, fonts, ...preset } = settings.preset === undefined ? {} : PRESETS[settings.preset];
  return {
    ...preset,
    ...settings,
    colors: {
      light: { ...colors?.light, ...settings.colors?.light },
      dark: { ...colors?.dark, ...settings.colors?.dark },
    },
    ...((fonts ?? settings.fonts) !== undefined && { fonts: { ...fonts, ...settings.fonts } }),
  };
}
