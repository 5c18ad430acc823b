import { role } from '../../../theme/palette';
import { useSupportSwitch } from '../hooks/useSupportSwitch';
import { useFeatureData } from '../../../hooks/site/useFeatureData';
import type { SlotProps } from '../../../extend';
import { useLocale } from '../../../i18n/useLocale';
import { supportSettings } from '../browser/supportSettings';
import { styleSheet } from '../../../theme/styleSheet';

const styles = styleSheet({
  button: {
    minHeight: 32,
    padding: '0.25rem 0.5rem',
    border: 0,
    background: 'none',
    color: role.textMuted,
    justifySelf: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    font: 'inherit',
    cursor: 'pointer',
    'html:not([data-scripted]) &': { display: 'none' },
  },
});

/** The button that turns the support tools on and off; of the docs, only the support page has it. */
export function SupportSwitch({ where }: Partial<SlotProps['contact']>) {
  const { sitePath } = useLocale();
  const { label } = useFeatureData('support');
  const [isOn, turn] = useSupportSwitch();
  if (where !== undefined && (where !== 'page' || sitePath !== supportSettings().page)) return null;
  return (
    <button type="button" css={styles.button} aria-pressed={isOn} onClick={() => turn(!isOn)}>
      {label}
      {isOn && ' ✓'}
    </button>
  );
}
