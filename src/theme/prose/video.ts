import type { CSSObject } from '@emotion/react';
import { media, TARGETED } from '../media';
import { role } from '../palette';
import { radius, space } from '../tokens';

/** Aspect ratio of a video without known size. */
const USUAL_SHAPE = '16 / 9';

/** Local and embedded videos. */
export const video: CSSObject = {
  '.video': { display: 'grid', gap: space.s, marginBlock: `${space.l}` },
  '.video figure': { margin: 0, display: 'grid', gap: space.s },
  '.video video': {
    display: 'block',
    width: '100%',
    height: 'auto',
    // A portrait video would otherwise exceed the window.
    maxHeight: 'min(80vh, 40rem)',
    border: `1px solid ${role.border}`,
    borderRadius: radius.medium,
    background: role.surface,
  },
  '.video-title': { marginInlineEnd: space.s },
  '.video-length': { color: role.textMuted, fontSize: '0.9rem' },
  '.video-description': { display: 'block', color: role.textMuted, fontSize: '0.9375rem' },
  '.transcript': { fontSize: '0.9375rem' },
  '.transcript p': { padding: '0 1rem 0.9rem' },
  '.transcript ol': { margin: 0, padding: '0 0.5rem 0.7rem', listStyle: 'none' },
  '.transcript li': { margin: 0, padding: '0.2rem 0.5rem', borderRadius: radius.small, display: 'flex', gap: space.m },
  [`.transcript li${TARGETED}, .transcript li[aria-current]`]: { background: role.accentSoft },
  '.moment': { minWidth: '2.5rem', fontVariantNumeric: 'tabular-nums' },
  '.hosted-video': { display: 'grid', gap: space.s, marginBlock: `${space.l}` },
  '.hosted-video-start, .hosted-video-player': {
    width: '100%',
    aspectRatio: USUAL_SHAPE,
    border: `1px solid ${role.borderStrong}`,
    borderRadius: radius.medium,
  },
  '.hosted-video-start': {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space.m,
    padding: space.l,
    background: `linear-gradient(160deg, ${role.accentSoft}, ${role.surface})`,
    color: role.text,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '.hosted-video-start::before, .hosted-video-start::after': { content: '""', gridArea: '1 / 1', alignSelf: 'center' },
  '.hosted-video-start::before': { width: '4rem', height: '4rem', borderRadius: '50%', background: role.accent },
  '.hosted-video-start::after': {
    width: '1.4rem',
    height: '1.6rem',
    marginInlineStart: '0.35rem',
    background: role.onAccent,
    clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
  },
  '.hosted-video-start:hover': { borderColor: role.accent },
  '.hosted-video-title': { fontWeight: 650, fontSize: '1.125rem', textWrap: 'balance' },
  '.hosted-video-note': { color: role.textMuted, fontSize: '0.875rem' },
  [media.phone]: { '.hosted-video-start': { aspectRatio: 'auto', minHeight: '11rem' } },
  [media.print]: { '.hosted-video-start': { aspectRatio: 'auto' } },
};
