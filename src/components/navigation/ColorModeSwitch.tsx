import { useEffect, useState } from 'react';
import { createColorMode, type ColorModeControl } from '../../browser/colorMode';
import { useText } from '../../i18n/useText';
import type { TextKey } from '../../i18n/textKey';
import { nextChoice, type ColorModeChoice, type ColorModeFacts } from '../../model/colorMode';
import { iconButton } from '../ui/iconButton';
import { MoonIcon, SunIcon, SystemIcon } from '../ui/icons';

const NAMES: Record<ColorModeChoice, TextKey> = {
  light: 'common.colorModeToLight',
  dark: 'common.colorModeToDark',
  system: 'common.colorModeToSystem',
};

/** The icon of a choice shows by the attribute on `<html>`, so it is right before React runs. */
const iconOf = (choice: ColorModeChoice) => ({
  display: 'none',
  [`html[data-theme-choice="${choice}"] &`]: { display: 'grid' },
});

/** The button that goes through the colour modes. Without JavaScript there is nothing to switch, so it is disabled. */
export function ColorModeSwitch({ facts }: { facts: ColorModeFacts }) {
  const t = useText();
  const { default: fallback, respectSystem } = facts;
  const [control, setControl] = useState<ColorModeControl>();
  const [choice, setChoice] = useState<ColorModeChoice>(respectSystem ? 'system' : fallback);
  useEffect(() => {
    const created = createColorMode({ default: fallback, respectSystem });
    setControl(created);
    setChoice(created.restore());
    return created.follow(setChoice);
  }, [fallback, respectSystem]);
  return (
    <button
      type="button"
      css={iconButton}
      disabled={control === undefined}
      aria-label={t(NAMES[nextChoice(choice, respectSystem)])}
      onClick={() => control !== undefined && setChoice(control.cycle())}
    >
      <span css={iconOf('light')}>
        <SunIcon />
      </span>
      <span css={iconOf('dark')}>
        <MoonIcon />
      </span>
      <span css={iconOf('system')}>
        <SystemIcon />
      </span>
    </button>
  );
}
