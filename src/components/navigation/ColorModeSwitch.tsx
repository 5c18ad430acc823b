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

/** An attribute of `<html>` selects the icon, so that it is right before hydration. */
const iconOf = (choice: ColorModeChoice) => ({
  display: 'none',
  [`html[data-theme-choice="${choice}"] &`]: { display: 'grid' },
});

const styles = styleSheet({
  // Hidden without JavaScript.
  button: { 'html:not([data-scripted]) &': { display: 'none' } },
  light: iconOf('light'),
  dark: iconOf('dark'),
  system: iconOf('system'),
});

/** Button that cycles through the colour modes. Its label names its action and the mode, because it is not a toggle. */
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
