import type { CSSObject } from '@emotion/react';

/**
 * Children below each other, with a gap. The column may be narrower than its content, so that a wide table
 * scrolls in its own box instead of widening the page.
 */
export const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

/** Cuts a text after some lines; all of it stays in the page for search and for screen readers. */
export function clamp(lines: number): CSSObject {
  return { display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines };
}
