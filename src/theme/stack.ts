import type { CSSObject } from '@emotion/react';
import { media } from './media';
import { space, width } from './tokens';

/**
 * A column with gaps. Its minimum width is zero, so that a wide table scrolls in its box instead of widening the page.
 */
export const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

/** A page without breadcrumbs: its title is as far down, and its left edge as far left, as on the other pages. */
export const withoutBreadcrumbs: CSSObject = {
  ...stack,
  paddingTop: '3rem',
  [media.mobile]: { paddingTop: space.m },
  [media.print]: { paddingTop: 0 },
};

/** Content beside a sidebar, in the middle of its space: all such pages have the same left edge. */
export const frame: CSSObject = {
  width: '100%',
  maxWidth: width.frame,
  marginInline: 'auto',
  [media.mobile]: { maxWidth: width.text },
};

/** Clamps a text to some lines; the whole text stays in the DOM for find-in-page and screen readers. */
export function clamp(lines: number): CSSObject {
  return { display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines };
}
