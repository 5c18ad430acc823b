import { media } from '../../../../theme/media';
import { styleSheet } from '../../../../theme/styleSheet';
import { role } from '../../../../theme/palette';
import { space } from '../../../../theme/tokens';

export const feedbackStyles = styleSheet({
  box: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s} ${space.m}`,
    margin: 0,
    padding: `${space.m} 0 0`,
    border: 0,
    borderTop: `1px solid ${role.border}`,
    fontSize: '0.9375rem',
    [media.print]: { display: 'none' },
  },
  question: { fontWeight: 600 },
  link: { display: 'inline-block', paddingBlock: 4 },
  note: { flexBasis: '100%', color: role.textMuted, fontSize: '0.875rem' },
});
