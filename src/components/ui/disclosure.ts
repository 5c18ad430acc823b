import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { radius, space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

/** A `<details>` in the bar, with a panel below its right end. */
export const disclosure = styleSheet({
  root: { position: 'relative' },
  summary: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.4rem',
    minHeight: 40,
    paddingInline: '0.6rem',
    borderRadius: radius.small,
    color: role.textMuted,
    fontSize: '0.9375rem',
    cursor: 'pointer',
    listStyle: 'none',
    whiteSpace: 'nowrap',
    [media.touch]: { minHeight: 44 },
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover, [open] > &': { color: role.text, background: role.surface },
  },
  panel: {
    position: 'absolute',
    insetInlineEnd: 0,
    top: 'calc(100% + 6px)',
    minWidth: '11rem',
    width: 'max-content',
    maxWidth: '18rem',
    padding: space.xs,
    border: `1px solid ${role.border}`,
    borderRadius: radius.medium,
    background: role.surfaceRaised,
    boxShadow: role.shadow,
  },
});
