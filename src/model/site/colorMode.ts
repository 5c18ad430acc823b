/** The colour modes of the site, and how a reader's choice becomes one. */
type ColorMode = 'light' | 'dark';
export type ColorModeChoice = ColorMode | 'system';

export interface ColorModeConfig {
  default: ColorMode;
  /** True when a reader without a choice gets the device's mode. */
  respectSystem: boolean;
  /** False where readers have no switch: what was chosen before then counts for nothing. */
  canSwitch?: boolean;
}

/** Key under which the choice is stored; the absence of the key is "no choice". */
export const COLOR_MODE_KEY = 'theme';

/** The colour mode's settings as a page's data has them, where the default is any text. */
export function colorModeConfig(settings: {
  default: string;
  respectSystem: boolean;
  canSwitch: boolean;
}): Required<ColorModeConfig> {
  return { ...settings, default: settings.default === 'dark' ? 'dark' : 'light' };
}

/** What a stored value means: only the two modes are choices, anything else is none. */
export function choiceOf(
  stored: string | null,
  { default: fallback, respectSystem, canSwitch = true }: ColorModeConfig,
): ColorModeChoice {
  if (canSwitch && (stored === 'light' || stored === 'dark')) return stored;
  return respectSystem ? 'system' : fallback;
}

/** The mode that a choice shows. */
export function effectiveMode(choice: ColorModeChoice, systemIsDark: boolean): ColorMode {
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}

/** The next choice of the switch: light and dark in turn, and the system's between them where it is respected. */
export function nextChoice(choice: ColorModeChoice, respectSystem: boolean): ColorModeChoice {
  if (choice === 'light') return 'dark';
  if (choice === 'dark') return respectSystem ? 'system' : 'light';
  return 'light';
}
