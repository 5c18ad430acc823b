import { linkButton } from '../../../components/ui/plainButton';
import { role } from '../../../theme/palette';
import { useSupportSwitch } from '../hooks/useSupportSwitch';
import { useFeatureData } from '../../../hooks/site/useFeatureData';
import { styleSheet } from '../../../theme/styleSheet';

const styles = styleSheet({
  button: { ...linkButton, color: role.textMuted, justifySelf: 'start' },
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
