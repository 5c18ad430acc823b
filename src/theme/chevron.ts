import type { CSSObject } from '@emotion/react';

/** A small arrow head pointing right, for a pseudo-element; rotate it for other directions. */
export const chevron: CSSObject = {
  content: '""',
  flexShrink: 0,
  width: 7,
  height: 7,
  borderTop: '2px solid',
  borderInlineEnd: '2px solid',
  transform: 'rotate(45deg)',
};
