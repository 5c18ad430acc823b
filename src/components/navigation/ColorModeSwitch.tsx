import { useColorMode } from '../../hooks/site/useColorMode';
import { useText, type TextKey } from '../../i18n/useText';
import type { ColorModeChoice, ColorModeConfig } from '../../model/site/colorMode';
import { styleSheet } from '../../theme/styleSheet';
import { iconButton } from '../ui/iconButton';
import { MoonIcon, SunIcon, SystemIcon } from '../ui/icons';

const NAMES: Record<ColorModeChoice, TextKey> = {
  light: 'common.colorModeLight',
  dark: 'common.colorModeDark',
  system: 'common.colorModeSystem',
};

/** The icon of a choice shows by the attribute on `<html>`, so it is right before React runs. */
const iconOf = (choice: ColorModeChoice) => ({
  display: 'none',
  [`html[data-theme-choice="${choice}"] &`]: { display: 'grid' },
});

const styles = styleSheet({
  // Without JavaScript there is nothing to switch.
  button: { 'html:not([data-scripted]) &': { display: 'none' } },
  light: iconOf('light'),
  dark: iconOf('dark'),
  system: iconOf('system'),
});

/**
 * The button that goes through the colour modes; a page may have several, which stay in step. It waits for the
 * page's script, and is named by what it does and what is on, since a press has no on and off.
 */
export function ColorModeSwitch({ facts }: { facts: ColorModeConfig }) {
  const t = useText();
  const { choice, cycle } = useColorMode({ canSwitch: true, ...facts });
  const mode = t(NAMES[choice]);
  return (
    <button
      type="button"
      css={[iconButton, styles.button]}
      disabled={cycle === undefined}
      aria-label={t('common.colorModeSwitch', { mode })}
      title={t('common.colorModeNow', { mode })}
      onClick={cycle}
    >
      <span css={styles.light}>
        <SunIcon />
      </span>
      <span css={styles.dark}>
        <MoonIcon />
      </span>
      <span css={styles.system}>
        <SystemIcon />
      </span>
    </button>
  );
}
