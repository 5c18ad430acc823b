import type { CSSObject } from '@emotion/react';

/** Cuts a text after some lines; all of it stays in the page for search and for screen readers. */
export function clamp(lines: number): CSSObject {
  return { display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines };
}
