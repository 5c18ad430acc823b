import type { CSSObject } from '@emotion/react';

/** A small arrow head that points to the end of the line; for a pseudo-element that is turned where it points elsewhere. */
export const chevron: CSSObject = {
  content: '""',
  flexShrink: 0,
  width: 7,
  height: 7,
  borderTop: '2px solid',
  borderInlineEnd: '2px solid',
  transform: 'rotate(45deg)',
};
