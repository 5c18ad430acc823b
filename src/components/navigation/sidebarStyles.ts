import type { CSSObject } from '@emotion/react';
import { chevron } from '../../theme/chevron';
import { media } from '../../theme/media';
import { clamp } from '../../theme/stack';
import { role } from '../../theme/palette';
import { styleSheet } from '../../theme/styleSheet';

const row = (): CSSObject => ({
  display: 'flex',
  alignItems: 'center',
  padding: '0.34rem 0.6rem',
  borderRadius: 6,
  color: role.textMuted,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textDecoration: 'none',
  [media.touch]: { minHeight: 44 },
});

const category = (): CSSObject => ({ color: role.text, fontWeight: 600 });

/** Styles of a sidebar, on its root: classes on hundreds of rows would cost bytes in every page and start-up time. */
export const { sidebarStyles } = styleSheet({
  sidebarStyles: {
    ul: { display: 'grid', gap: 1 },
    li: { position: 'relative' },
    'details > ul': {
      marginInlineStart: '0.6rem',
      paddingInlineStart: '0.5rem',
      borderInlineStart: `1px solid ${role.border}`,
      marginBlock: 2,
    },
    a: row(),
    'a > span:first-of-type, summary > span': clamp(2),
    'a > span + span': { flexShrink: 0 },
    'a:hover': { background: role.surface, color: role.text },
    '.category > a': { ...category(), paddingInlineEnd: 48 },
    'a[aria-current="page"]': { background: role.accentSoft, color: role.accent, fontWeight: 650 },
    summary: {
      ...row(),
      ...category(),
      justifyContent: 'space-between',
      gap: 8,
      cursor: 'pointer',
      listStyle: 'none',
    },
    'summary::-webkit-details-marker': { display: 'none' },
    'summary:hover': { background: role.surface },
    'summary::after': { ...chevron, marginInline: 4, color: role.textMuted, transition: 'transform 120ms' },
    'details[open] > summary::after': { transform: 'rotate(135deg)' },
    'a + details > summary': {
      position: 'absolute',
      insetInlineEnd: 2,
      top: 0,
      width: 36,
      height: 34,
      padding: 0,
      justifyContent: 'center',
      [media.touch]: { width: 44, height: 44 },
    },
  },
});
