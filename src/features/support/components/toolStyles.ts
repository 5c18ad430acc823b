import { media } from '../../../theme/media';
import { role } from '../../../theme/palette';
import { styleSheet } from '../../../theme/styleSheet';
import { radius, space } from '../../../theme/tokens';
import { plainButton } from '../../../components/ui/plainButton';

/** Styles of the support tools. */
export const toolStyles = styleSheet({
  tools: {
    display: 'inline-flex',
    border: `1px solid ${role.border}`,
    borderRadius: radius.small,
    background: role.surfaceRaised,
    boxShadow: role.shadow,
    [media.print]: { display: 'none' },
  },
  tool: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 34,
    minHeight: 32,
    padding: 0,
    border: 0,
    borderRadius: radius.small,
    background: 'transparent',
    color: role.textMuted,
    cursor: 'pointer',
    '&:hover, &:focus-visible': { background: role.accentSoft, color: role.accent },
  },
  // For a mouse, over the end of the heading's line or of the step, so that no text moves. For touch, on a line of its own.
  besideHeading: {
    display: 'flex',
    justifyContent: 'end',
    fontSize: '1rem',
    '@media (hover: hover)': {
      position: 'relative',
      zIndex: 2,
      display: 'block',
      '& > *': { position: 'absolute', insetInlineEnd: 0, bottom: space.s },
      '&:not(:hover, :focus-within) > *': { opacity: 0 },
      ':is(h2, h3, h4, h5, h6):is(:hover, :focus-within) + .support-tools > & > *': { opacity: 1 },
    },
  },
  besideStep: {
    display: 'flex',
    justifyContent: 'end',
    '@media (hover: hover)': {
      position: 'absolute',
      zIndex: 2,
      insetInlineEnd: 0,
      bottom: '-0.9rem',
      '&:not(:hover, :focus-within)': { opacity: 0 },
      'li:is(:hover, :focus-within) > .support-tools > &': { opacity: 1 },
    },
  },
  besideSelection: { position: 'fixed', zIndex: 150 },
  // Beside the title; on a phone, over the end of the following text, since the title may fill the width.
  besideOption: {
    position: 'absolute',
    insetInlineEnd: space.s,
    zIndex: 1,
    display: 'flex',
    alignItems: 'start',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    [media.phone]: { alignItems: 'end' },
  },
  corner: {
    position: 'fixed',
    zIndex: 140,
    insetInlineEnd: space.m,
    bottom: space.m,
    display: 'grid',
    justifyItems: 'end',
    gap: space.s,
    maxWidth: 'min(24rem, calc(100vw - 2rem))',
    // Above the bar with the search marks on screens that are too narrow for both.
    [media.mobile]: { 'body:has([data-mark-bar]) &': { bottom: `calc(${space.m} + ${space.xxl})` } },
    [media.print]: { display: 'none' },
  },
  open: {
    ...plainButton,
    background: role.accent,
    borderColor: role.accent,
    color: role.onAccent,
    fontWeight: 650,
    '&:hover': { background: role.accentHover, color: role.onAccent },
  },
  notice: {
    display: 'grid',
    gap: space.s,
    padding: `${space.s} ${space.m}`,
    border: `1px solid ${role.tipLine}`,
    borderRadius: radius.small,
    background: role.tipSoft,
    color: role.text,
    fontSize: '0.9375rem',
    overflowWrap: 'anywhere',
  },
  fault: { borderColor: role.warningLine, background: role.warningSoft },
  byHand: { width: '100%', minHeight: '6rem', font: 'inherit', fontSize: '0.875rem' },
  button: { ...plainButton, minHeight: 36, padding: '0.3rem 0.8rem', fontSize: '0.9375rem' },
  bar: {
    // At the lower edge of the box, over its content and its padding.
    position: 'sticky',
    bottom: `-${space.s}`,
    zIndex: 2,
    margin: `${space.s} -${space.s} -${space.s}`,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    padding: `${space.s} ${space.m}`,
    borderTop: `1px solid ${role.border}`,
    background: role.background,
    fontSize: '0.875rem',
  },
  queries: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s,
    padding: space.m,
    h2: { width: '100%', margin: 0, fontSize: '0.8125rem', color: role.textMuted },
  },
});
