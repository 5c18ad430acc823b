import { NAVBAR_HEIGHT } from '../../model/limits';
import { media } from '../../theme/media';
import { styleSheet } from '../../theme/styleSheet';
import { role } from '../../theme/palette';
import { space, width } from '../../theme/tokens';

/** Styles of the bar: one row that never wraps; in narrow windows the panel has its links. */
export const navbarStyles = styleSheet({
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 200,
    background: role.backgroundVeil,
    backdropFilter: 'blur(8px)',
    borderBottom: `1px solid ${role.border}`,
    transition: 'transform 200ms ease',
    'html[data-navbar="hidden"] &': { transform: 'translateY(calc(-100% - 2px))' },
    [media.print]: { display: 'none' },
  },
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    maxWidth: width.page,
    height: NAVBAR_HEIGHT,
    marginInline: 'auto',
    paddingInline: space.l,
    [media.tightBar]: { gap: space.s },
    [media.mobile]: { gap: space.xs, paddingInline: space.s },
    // Hides a bar that is not completely loaded, as the element after it shows: its end would shift its beginning.
    'header:not(:has(+ *)) > &': { visibility: 'hidden' },
  },
  // Without a sidebar, the bar starts and ends where the page's content does.
  narrow: { [media.withContents]: { maxWidth: `calc(${width.wide} + 2 * ${space.l})` } },
  nav: {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    minWidth: 0,
    [media.tightBar]: { gap: space.xs },
    [media.mobile]: { display: 'none' },
  },
  side: { display: 'flex', alignItems: 'center', gap: space.s },
  end: { justifyContent: 'end' },
  // In narrow bars the search shrinks before a label wraps: even a hundredth of a pixel less would wrap it. The text of
  // the search does not count for the width of its side.
  yielding: { flex: '1 1000000 auto' },
  searchBox: {
    flex: '0 1000000 17rem',
    contain: 'inline-size',
    minWidth: '8rem',
    [media.iconLanguage]: { kbd: { display: 'none' } },
    [media.iconSearch]: { display: 'none' },
  },
  searchLink: { [media.boxSearch]: { display: 'none' } },
  locales: { [media.phone]: { display: 'none' } },
  tools: { display: 'flex', alignItems: 'center', gap: space.xs, [media.mobile]: { marginInlineStart: 'auto' } },
});
