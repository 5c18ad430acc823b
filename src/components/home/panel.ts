import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { radius, space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

/** Styles of home page panels: a sheet with one square corner, the site's shape. */
export const panel = styleSheet({
  box: {
    display: 'grid',
    gap: space.m,
    alignContent: 'start',
    padding: '1.75rem',
    borderRadius: radius.sheet,
    background: role.band,
    border: `1px solid ${role.border}`,
    [media.phone]: { padding: '1.25rem' },
  },
  heading: { fontSize: '1.25rem' },
  text: { color: role.textMuted },
  links: { display: 'grid', gap: space.xs },
  link: { display: 'inline-block', paddingBlock: 2, [media.touch]: { paddingBlock: 8 } },
  listTitle: { fontSize: '0.9375rem' },
  button: {
    justifySelf: 'start',
    padding: '0.65rem 1.1rem',
    borderRadius: radius.medium,
    border: '1px solid transparent',
    background: role.accent,
    color: role.onAccent,
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { background: role.accentHover, color: role.onAccent },
  },
});
