import { css } from '@emotion/react';
import { media } from '../media';
import { role, space } from '../tokens';
import { admonitions } from './admonitions';
import { code } from './code';
import { figures } from './figures';
import { steps } from './steps';
import { tables } from './tables';
import { term } from './term';
import { video } from './video';
import { zoomable, zoomDialog } from './zoom';

/** Everything that may stand in finished content; it has no classes of Emotion's. */
export const prose = css({
  '.prose': {
    display: 'flow-root',
    '> *': { marginBlock: `0 ${space.m}` },
    '> h2': { fontSize: '1.5rem', marginBlock: `${space.xl} ${space.m}` },
    '> h3': { fontSize: '1.2rem', marginBlock: `${space.l} ${space.s}` },
    '> h4, > h5, > h6': { fontSize: '1.0625rem', marginBlock: `${space.l} ${space.s}` },
    'ul, ol': { paddingInlineStart: '1.4rem', display: 'grid', gap: '0.35rem' },
    ul: { listStyle: 'disc' },
    ol: { listStyle: 'decimal' },
    'li::marker': { color: role.textMuted },
    'a:not(.heading-link)': { overflowWrap: 'anywhere' },
    'a.external::after': {
      content: '""',
      display: 'inline-block',
      width: '0.7em',
      height: '0.7em',
      marginInlineStart: '0.2em',
      background: 'currentColor',
      clipPath: 'polygon(35% 0, 100% 0, 100% 65%, 85% 65%, 85% 26%, 12% 100%, 0 88%, 74% 15%, 35% 15%)',
    },
    '.heading-link': {
      marginInlineStart: '0.35em',
      paddingInline: '0.25em',
      color: role.textMuted,
      textDecoration: 'none',
      fontWeight: 400,
      opacity: 0,
      transition: 'opacity 120ms',
    },
    'h2:hover .heading-link, h3:hover .heading-link, h4:hover .heading-link, .heading-link:focus-visible': {
      opacity: 1,
    },
    ...tables,
    blockquote: {
      borderInlineStart: `3px solid ${role.border}`,
      marginInline: 0,
      paddingInlineStart: space.m,
      color: role.textMuted,
    },
    hr: { border: 0, borderTop: `1px solid ${role.border}`, marginBlock: space.xl },
    ...figures,
    ...admonitions,
    ...steps,
    ...code,
    ...zoomable,
    ...term,
    ...video,
  },
  ...zoomDialog,
  [media.print]: { '.prose a.external::after, .heading-link, .copy-code': { display: 'none' } },
});
