import type { CSSObject } from '@emotion/react';
import { media } from '../media';
import { role } from '../palette';
import { radius, space } from '../tokens';

/** A term and its tooltip. */
export const term: CSSObject = {
  '.term': { position: 'relative' },
  '.term-button': {
    display: 'inline',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    lineHeight: 'inherit',
    textAlign: 'inherit',
    textDecoration: `underline dotted ${role.accent} 2px`,
    textUnderlineOffset: '0.22em',
    cursor: 'help',
  },
  '.term-button:hover': { color: role.accent, textDecorationStyle: 'solid' },
  '.term-note': {
    width: 'min(22rem, calc(100vw - 2rem))',
    padding: '0.85rem 1rem',
    border: `1px solid ${role.borderStrong}`,
    borderRadius: radius.medium,
    background: role.surfaceRaised,
    color: role.text,
    boxShadow: role.shadow,
    fontSize: '0.9375rem',
    fontWeight: 400,
    fontStyle: 'normal',
    lineHeight: 1.5,
    textAlign: 'start',
  },
  // Until its island positions it, it is at the bottom of the window, like a footnote.
  'html[data-scripted] & .term-note': { position: 'fixed', inset: `auto 0 ${space.m} 0`, margin: '0 auto' },
  'html[data-scripted] & .term-note.is-placed': { position: 'absolute', inset: 'auto', margin: 0 },
  '.term-name::first-letter': { textTransform: 'uppercase' },
  '.term-name': { display: 'block' },
  '.term-words': { display: 'block', marginBlockEnd: '0.35rem', color: role.textMuted, fontSize: '0.875rem' },
  // Links on lines of their own, at least 24 pixels apart.
  '.term-note > a': { display: 'block', width: 'fit-content', paddingBlock: 2 },
  '.term-explanation': { display: 'block', marginBlock: '0.35rem' },
  // Browsers without popovers show it by focus or hover.
  'html[data-no-popover] & .term-note': {
    display: 'none',
    position: 'absolute',
    inset: 'auto auto auto 0',
    zIndex: 1,
  },
  'html[data-no-popover] & .term:focus-within .term-note:not([hidden]), html[data-no-popover] & .term:hover .term-note:not([hidden])':
    { display: 'block' },
  // A part of the sentence, although print hides all other buttons.
  [media.print]: { '.term-button': { display: 'inline !important', textDecoration: 'none' } },
};
