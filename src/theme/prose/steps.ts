import type { CSSObject } from '@emotion/react';
import { media, TARGETED } from '../media';
import { role } from '../palette';
import { space } from '../tokens';

/** The number of a step: a disc, covered by the step's link. */
const disc: CSSObject = {
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  width: '2.125rem',
  height: '2.125rem',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  fontWeight: 700,
  fontSize: '0.9375rem',
};

/** Numbered steps of a task. */
export const steps: CSSObject = {
  // An empty marker instead of none, because Safari then drops the list semantics.
  'ol.steps': { listStyleType: '""', padding: 0, display: 'grid', gap: space.m },
  'ol.steps > li': {
    position: 'relative',
    paddingInlineStart: '3rem',
    minHeight: '2.125rem',
    paddingBlock: '0.2rem',
  },
  'ol.steps > li > p ~ *': { marginTop: space.s },
  'ol.steps > li::before': {
    ...disc,
    content: 'counter(list-item)',
    // Visible in print and in forced colours, which remove backgrounds.
    border: '1px solid transparent',
    background: role.accentSoft,
    color: role.accent,
  },
  [`ol.steps > li${TARGETED}::before`]: { background: role.accent, color: role.onAccent },
  // Hidden without a mouse or touch, so that it is not read with the step.
  'ol.steps > li > .step-link': { ...disc, margin: 0, textDecoration: 'none', visibility: 'hidden' },
  'ol.steps > li:hover > .step-link': { visibility: 'visible' },
  '.step-link::after': { content: '"#"' },
  '.step-link:not(:hover)::after': { opacity: 0 },
  '.step-link:hover': {
    background: role.accent,
    color: role.onAccent,
    borderRadius: '50%',
  },
  '@media (hover: none)': {
    'ol.steps > li > .step-link': { visibility: 'visible', border: `1px solid ${role.accent}` },
  },
  [media.print]: { '.step-link': { display: 'none' } },
};
