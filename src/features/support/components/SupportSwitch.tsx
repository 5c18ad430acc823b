import { role } from '../../../theme/palette';
import { useSupportSwitch } from '../hooks/useSupportSwitch';
import { useFeatureData } from '../../../hooks/site/useFeatureData';
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

/** The button that turns the support tools on and off. */
export function SupportSwitch() {
  const { label } = useFeatureData('support');
  const [isOn, turn] = useSupportSwitch();
  return (
    <button type="button" css={styles.button} aria-pressed={isOn} onClick={() => turn(!isOn)}>
      {label}
      {isOn && ' ✓'}
    </button>
  );
}
