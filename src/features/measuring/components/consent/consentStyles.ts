import { media } from '../../../../theme/media';
import { styleSheet } from '../../../../theme/styleSheet';
import { role } from '../../../../theme/palette';
import { space, width } from '../../../../theme/tokens';
import { plainButton } from '../../../../components/ui/plainButton';

export const consentStyles = styleSheet({
  region: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: 180,
    // Never a wall: the page shows above it on the smallest windows too.
    maxHeight: '50vh',
    overflowY: 'auto',
    borderTop: `1px solid ${role.borderStrong}`,
    background: role.surfaceRaised,
    boxShadow: role.shadow,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    [media.print]: { display: 'none' },
  },
  inner: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s} ${space.xl}`,
    maxWidth: width.page,
    marginInline: 'auto',
    padding: `${space.m} ${space.l}`,
    [media.mobile]: { padding: `0.75rem ${space.m}` },
  },
  text: { flex: '1 1 30rem', display: 'grid', gap: space.xs },
  title: { fontSize: '1.0625rem' },
  choices: { display: 'flex', flexWrap: 'wrap', gap: space.s },
  // One look for all: no choice is made easier than another.
  button: {
    ...plainButton,
    minWidth: '7rem',
    padding: '0.4rem 1rem',
    background: role.background,
    fontWeight: 600,
    '&[aria-pressed="true"]': { borderColor: role.accent, boxShadow: `inset 0 0 0 1px ${role.accent}` },
  },
});
