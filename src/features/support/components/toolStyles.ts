import type { CSSObject } from '@emotion/react';
import { media } from '../../../theme/media';
import { role } from '../../../theme/palette';
import { styleSheet } from '../../../theme/styleSheet';
import { radius, space } from '../../../theme/tokens';
import { filledButton, plainButton } from '../../../components/ui/plainButton';

/** A mouse, and a margin between the text and the contents that a column of buttons fits into. */
const BESIDE_TEXT = '@media (hover: hover) and (min-width: 1240px)';

const inMargin: CSSObject = { position: 'absolute', insetInlineStart: '100%', flexDirection: 'column' };

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
  // For a mouse, in the margin. For touch and in a window without a margin, on a line below the heading or the step.
  besideHeading: {
    display: 'flex',
    justifyContent: 'end',
    fontSize: '1rem',
    [BESIDE_TEXT]: {
      position: 'relative',
      zIndex: 2,
      display: 'block',
      '& > *': { ...inMargin, bottom: 0, transform: 'translateY(40%)' },
      '&:not(:hover, :focus-within) > *': { opacity: 0 },
      '*:is(h2, h3, h4, h5, h6):is(:hover, :focus-within) + .support-tools > & > *': { opacity: 1 },
    },
  },
  besideStep: {
    display: 'flex',
    [BESIDE_TEXT]: {
      ...inMargin,
      zIndex: 2,
      top: 0,
      '& > *': { flexDirection: 'column' },
      '&:not(:hover, :focus-within)': { opacity: 0 },
      'li:is(:hover, :focus-within) > .support-tools > &': { opacity: 1 },
    },
  },
  besideSelection: { position: 'fixed', zIndex: 150 },
  // Beside the hit, whose text leaves space for them; on a phone they are in the bar.
  besideOption: {
    '[role="listbox"]:has(~ &) [role="option"]': { paddingInlineEnd: '7.5rem' },
    position: 'absolute',
    insetInlineEnd: space.s,
    zIndex: 1,
    display: 'flex',
    alignItems: 'start',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    [media.phone]: {
      display: 'none',
      '[role="listbox"]:has(~ &) [role="option"]': { paddingInlineEnd: '0.7rem' },
    },
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
    // Above the bar with the highlights.
    // A dialog shows its own messages.
    'body:has(dialog[open]) &': { visibility: 'hidden' },
    'body:has([data-highlight-bar]) &': { bottom: `calc(${space.m} + ${space.xxl})` },
    [media.print]: { display: 'none' },
  },
  open: { ...plainButton, ...filledButton },
  notice: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.s,
    padding: `${space.s} ${space.m}`,
    border: `1px solid ${role.tipLine}`,
    borderRadius: radius.small,
    background: role.tipSoft,
    color: role.text,
    fontSize: '0.9375rem',
    overflowWrap: 'anywhere',
  },
  error: { borderColor: role.warningLine, background: role.warningSoft },
  byHand: { width: '100%', minHeight: '6rem', font: 'inherit', fontSize: '0.875rem' },
  button: { ...plainButton, minHeight: 36, padding: '0.3rem 0.8rem', fontSize: '0.9375rem' },
  main: { ...plainButton, ...filledButton, '&:disabled': { opacity: 0.5 } },
  text: {
    minHeight: 36,
    padding: '0.3rem 0.4rem',
    border: 0,
    background: 'transparent',
    color: role.accent,
    fontSize: '0.9375rem',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
    '&:disabled': { opacity: 0.5, cursor: 'default', textDecoration: 'none' },
  },
  apart: { marginInlineStart: 'auto', color: role.textMuted },
  inBar: { display: 'none', [media.phone]: { display: 'block' } },
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
});
