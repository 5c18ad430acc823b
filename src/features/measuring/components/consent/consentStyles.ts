import { media } from '../../../../theme/media';
import { styleSheet } from '../../../../theme/styleSheet';
import { role } from '../../../../theme/palette';
import { radius, space } from '../../../../theme/tokens';
import { plainButton } from '../../../../components/ui/plainButton';

export const consentStyles = styleSheet({
  region: {
    position: 'fixed',
    // A card at the corner; on phones it has the width of the window.
    insetInlineStart: space.m,
    insetBlockEnd: space.m,
    width: `min(24rem, 100vw - 2 * ${space.m})`,
    zIndex: 180,
    // Never a wall: the page shows above it on the smallest windows too.
    maxHeight: '50vh',
    overflowY: 'auto',
    border: `1px solid ${role.border}`,
    borderRadius: radius.medium,
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
    gap: space.m,
    padding: space.m,
  },
  text: { display: 'grid', gap: space.xs },
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
