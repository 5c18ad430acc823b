import type { CSSObject } from '@emotion/react';
import { radius, space } from './tokens';

/** A box above a text, with a soft ground and a firm edge where lines begin. */
export const noticeBox = (ground: string, edge: string): CSSObject => ({
  display: 'grid',
  gap: space.xs,
  padding: `0.8rem ${space.m}`,
  borderRadius: radius.small,
  background: ground,
  borderInlineStart: `4px solid ${edge}`,
  fontSize: '0.9375rem',
});
