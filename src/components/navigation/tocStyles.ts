import type { CSSObject } from '@emotion/react';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { styleSheet } from '../../theme/styleSheet';

/** Indent per level in rem; the line at the side stays. */
const INDENT = 0.8;

const indent = (depth: number): CSSObject => ({ paddingInlineStart: `${0.85 + depth * INDENT}rem` });

/** Styles of a table of contents, on its root instead of each link. */
export const { tocStyles } = styleSheet({
  tocStyles: {
    a: {
      display: 'block',
      padding: '0.28rem 0',
      ...indent(0),
      borderInlineStart: `2px solid ${role.border}`,
      color: role.textMuted,
      lineHeight: 1.4,
      textDecoration: 'none',
      transition: 'color 120ms, border-color 120ms',
      [media.touch]: { paddingBlock: '0.75rem' },
    },
    'ul ul a': indent(1),
    'ul ul ul a': indent(2),
    'ul ul ul ul a': indent(3),
    'ul ul ul ul ul a': indent(4),
    'a:hover': { color: role.accent },
    'a[aria-current]': {
      borderInlineStartColor: role.accent,
      color: role.accent,
      '@media (forced-colors: active)': { borderInlineStartColor: 'Highlight', color: 'Highlight' },
    },
  },
});
