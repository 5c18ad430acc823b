import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { radius } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

/** An icon button or link; `aria-label` names it. */
export const { iconButton } = styleSheet({
  iconButton: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 40,
    minHeight: 40,
    padding: 0,
    border: 0,
    borderRadius: radius.small,
    background: 'transparent',
    color: role.textMuted,
    cursor: 'pointer',
    [media.touch]: { minWidth: 44, minHeight: 44 },
    '&:hover': { background: role.surface, color: role.text },
  },
});
