import { styleSheet } from '../../../theme/styleSheet';
import { stack } from '../../../theme/stack';
import { role } from '../../../theme/palette';
import { radius, space } from '../../../theme/tokens';
import { filledButton, plainButton } from '../../../components/ui/plainButton';

const button = { ...plainButton, minHeight: 40, padding: '0.35rem 1rem' };

/** Styles of the offline dialog: a centred sheet with the height of its content. */
export const offlineStyles = styleSheet({
  dialog: {
    width: 'min(32rem, calc(100vw - 2rem))',
    maxHeight: 'calc(100vh - 2rem)',
    margin: 'auto',
    padding: `${space.m} ${space.l} ${space.l}`,
    border: `1px solid ${role.border}`,
    borderRadius: radius.large,
    background: role.background,
    color: role.text,
    boxShadow: role.shadow,
    fontSize: '1rem',
    lineHeight: 1.55,
    textAlign: 'start',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '&::backdrop': { background: 'rgb(10 20 16 / 55%)' },
  },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space.m,
    marginBottom: space.s,
    h2: { margin: 0, fontSize: '1.25rem', lineHeight: 1.3 },
  },
  body: { ...stack, gap: space.m },
  note: { color: role.textMuted, fontSize: '0.9375rem' },
  progress: { width: '100%', height: '0.75rem', accentColor: role.accent },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: space.s },
  button,
  main: { ...button, ...filledButton },
  error: { padding: space.m, borderRadius: radius.small, background: role.dangerSoft, color: role.danger },
});
