import { stack } from '../../../theme/stack';
import { styleSheet } from '../../../theme/styleSheet';
import { role } from '../../../theme/palette';
import { radius, space } from '../../../theme/tokens';
import { plainButton } from '../../../components/ui/plainButton';

/** Shared styles of a conversation. */
export const askAiStyles = styleSheet({
  screen: { ...stack, gap: space.m },
  note: { color: role.textMuted, fontSize: '0.9375rem' },
  exchanges: { ...stack, gap: space.l },
  exchange: { ...stack, gap: space.s },
  question: { fontSize: '1.0625rem', overflowWrap: 'anywhere' },
  answer: { ...stack, gap: space.s, lineHeight: 1.55, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  sources: { ...stack, gap: space.xs, fontSize: '0.9375rem' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  button: {
    ...plainButton,
    minHeight: 40,
    padding: '0.4rem 0.9rem',
  },
  form: { display: 'flex', gap: space.s },
  input: {
    flex: 1,
    minWidth: 0,
    minHeight: 44,
    padding: '0 0.9rem',
    border: `1px solid ${role.borderStrong}`,
    borderRadius: radius.small,
    background: role.background,
  },
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  name: {
    minHeight: 40,
    padding: 0,
    border: 0,
    background: 'transparent',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
  },
});
