import { role } from '../../theme/palette';
import { radius } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

/** A button or link that shows only an icon; its name is in `aria-label`. */
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
    '&:hover': { background: role.surface, color: role.text },
  },
});
