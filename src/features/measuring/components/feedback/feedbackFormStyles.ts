import { styleSheet } from '../../../../theme/styleSheet';
import { role } from '../../../../theme/palette';
import { radius, space } from '../../../../theme/tokens';
import { plainButton } from '../../../../components/ui/plainButton';

export const feedbackFormStyles = styleSheet({
  button: {
    ...plainButton,
    minHeight: 40,
    minWidth: '4.5rem',
    padding: '0.3rem 0.9rem',
    background: role.background,
    '&[aria-pressed="true"]': { borderColor: role.accent, boxShadow: `inset 0 0 0 1px ${role.accent}` },
    '&[aria-disabled="true"]': { cursor: 'default' },
  },
  answers: { display: 'flex', flexWrap: 'wrap', gap: space.s, 'html:not([data-scripted]) &': { display: 'none' } },
  scriptless: { 'html[data-scripted] &': { display: 'none' } },
  whole: { flexBasis: '100%', display: 'grid', gap: space.s, justifyItems: 'start' },
  box: {
    width: '100%',
    minHeight: '6.5rem',
    padding: '0.6rem 0.75rem',
    border: `1px solid ${role.borderStrong}`,
    borderRadius: radius.small,
    background: role.background,
    color: role.text,
    font: 'inherit',
    resize: 'vertical',
  },
  reasons: {
    display: 'grid',
    margin: 0,
    padding: 0,
    border: 0,
    '& > label': { display: 'flex', alignItems: 'center', gap: space.s, minHeight: 32 },
  },
  label: { fontWeight: 600 },
  note: { color: role.textMuted, fontSize: '0.875rem' },
  status: { outline: 'none', '&:empty': { display: 'none' } },
});
