import type { CSSObject } from '@emotion/react';
import { role, space } from '../tokens';

/** Numbered steps of a task. */
export const steps: CSSObject = {
  'ol.steps': { listStyle: 'none', padding: 0, counterReset: 'step', display: 'grid', gap: space.m },
  'ol.steps > li': {
    counterIncrement: 'step',
    position: 'relative',
    paddingInlineStart: '3rem',
    minHeight: '2.125rem',
    paddingBlock: '0.2rem',
  },
  'ol.steps > li::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    width: '2.125rem',
    height: '2.125rem',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    background: role.accentSoft,
    // Seen on paper and with the reader's own colours, where there are no backgrounds.
    border: '1px solid transparent',
    color: role.accent,
    fontWeight: 700,
    fontSize: '0.9375rem',
  },
};
