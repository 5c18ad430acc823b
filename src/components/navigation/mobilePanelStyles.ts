import { keyframes } from '@emotion/react';
import { NAVBAR_HEIGHT } from '../../model/limits';
import { styleSheet } from '../../theme/styleSheet';
import { role } from '../../theme/palette';
import { radius, space } from '../../theme/tokens';

const slideIn = keyframes({ from: { transform: 'translateX(-100%)', opacity: 0 } });
const slideOut = keyframes({ to: { transform: 'translateX(-100%)', opacity: 0 } });
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const timing = '200ms ease-in-out both';

/** Looks of the panel of a narrow window, whose two panes are beside each other. */
export const mobilePanelStyles = styleSheet({
  dialog: {
    position: 'fixed',
    inset: '0 auto 0 0',
    width: '83vw',
    maxWidth: 360,
    height: '100%',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    borderInlineEnd: `1px solid ${role.border}`,
    background: role.background,
    color: role.text,
    boxShadow: role.shadow,
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    animation: `${slideIn} ${timing}`,
    '&[data-state="closing"]': { animation: `${slideOut} ${timing}` },
    '&::backdrop': { background: 'rgb(0 0 0 / 60%)', animation: `${fadeIn} ${timing}` },
    '&[data-state="closing"]::backdrop': { animation: `${fadeOut} ${timing}` },
  },
  frame: { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100%' },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minHeight: NAVBAR_HEIGHT,
    paddingInline: `${space.m} ${space.s}`,
    borderBottom: `1px solid ${role.border}`,
    '& > a': { marginInlineEnd: 'auto', flexShrink: 1, minWidth: 0 },
  },
  panes: {
    display: 'grid',
    gridTemplateColumns: '100% 100%',
    minHeight: 0,
    transition: 'transform 200ms ease-in-out',
    '&[data-pane="section"]': { transform: 'translateX(-100%)' },
  },
  pane: {
    display: 'grid',
    gap: space.m,
    alignContent: 'start',
    padding: `${space.m} ${space.s} ${space.xl}`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  turn: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    width: '100%',
    minHeight: 44,
    padding: '0.5rem 0.75rem',
    border: 0,
    borderRadius: radius.small,
    background: role.surface,
    color: role.text,
    fontWeight: 600,
    lineHeight: 1.3,
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { color: role.accent },
    '& > svg': { flexShrink: 0 },
  },
  onward: { justifyContent: 'space-between' },
  locales: { paddingInline: space.s, borderTop: `1px solid ${role.border}`, paddingTop: space.m },
});
