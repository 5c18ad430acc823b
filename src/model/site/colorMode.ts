/** The colour modes of the site, and how a reader's choice selects one. */
type ColorMode = 'light' | 'dark';
export type ColorModeChoice = ColorMode | 'system';

export interface ColorModeConfig {
  default: ColorMode;
  /** True when the device's mode is the default choice. */
  respectSystem: boolean;
  /** False when readers have no switch; a stored choice is then ignored. */
  canSwitch?: boolean;
}

/** Storage key of the choice; absent without a choice. */
export const COLOR_MODE_KEY = 'theme';

/** Validates a stored choice; ignores anything but the two modes. */
export function choiceOf(
  stored: string | null,
  { default: fallback, respectSystem, canSwitch = true }: ColorModeConfig,
): ColorModeChoice {
  if (canSwitch && (stored === 'light' || stored === 'dark')) return stored;
  return respectSystem ? 'system' : fallback;
}

/** The colour mode that a choice selects. */
export function effectiveMode(choice: ColorModeChoice, systemIsDark: boolean): ColorMode {
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}

/** The next choice of the switch: light, dark and, if respected, the system's. */
export function nextChoice(choice: ColorModeChoice, respectSystem: boolean): ColorModeChoice {
  if (choice === 'light') return 'dark';
  if (choice === 'dark') return respectSystem ? 'system' : 'light';
  return 'light';
}
