import { useSupportSwitch } from '../hooks/useSupportSwitch';
import { useText } from '../../../i18n/useText';
import { styleSheet } from '../../../theme/styleSheet';

const styles = styleSheet({
  button: {
    minHeight: 32,
    padding: '0.25rem 0.5rem',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    '&:hover, &[aria-pressed="true"]': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    'html:not([data-scripted]) &': { display: 'none' },
  },
});

/** Brings or puts away the tools of those who answer customers. */
export function SupportSwitch() {
  const t = useText();
  const [isOn, turn] = useSupportSwitch();
  return (
    <button type="button" css={styles.button} aria-pressed={isOn} onClick={() => turn(!isOn)}>
      {t('common.supportTools')}
      {isOn && ' ✓'}
    </button>
  );
}
