import type { CSSObject } from '@emotion/react';
import { radius, space } from './tokens';

/** A box with a tinted background and an accent edge. */
export const noticeBox = (ground: string, edge: string): CSSObject => ({
  display: 'grid',
  gap: space.xs,
  padding: `0.8rem ${space.m}`,
  borderRadius: radius.small,
  background: ground,
  borderInlineStart: `4px solid ${edge}`,
  fontSize: '0.9375rem',
});
