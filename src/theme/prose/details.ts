import type { CSSObject } from '@emotion/react';
import { media } from '../media';
import { stack } from '../stack';
import { role } from '../palette';
import { radius, space } from '../tokens';

/** Collapsible parts: details, transcripts, tables of calculators. */
export const details: CSSObject = {
  details: { border: `1px solid ${role.border}`, borderRadius: radius.medium },
  'details > summary': {
    display: 'flex',
    alignItems: 'baseline',
    gap: '0.75rem',
    padding: `0.7rem ${space.m}`,
    borderRadius: radius.medium,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
  },
  'details > summary::-webkit-details-marker': { display: 'none' },
  'details > summary:hover': { background: role.surface, color: role.accentHover },
  'details > summary::before': {
    content: '""',
    flex: 'none',
    width: '0.5em',
    height: '0.5em',
    borderInlineEnd: '2px solid',
    borderBottom: '2px solid',
    color: role.accent,
    transform: 'translateY(-0.1em) rotate(-45deg)',
    transition: 'transform 150ms',
  },
  'details[open] > summary::before': { transform: 'translateY(-0.2em) rotate(45deg)' },
  'details:not([class]) > :not(summary)': { margin: `${space.s} ${space.m} ${space.m}` },
  '.details-body': { ...stack, gap: space.m, padding: `${space.s} ${space.m} ${space.m} 2.25rem` },
  [media.print]: {
    'details > summary::before': { display: 'none' },
    'details:not([class]) > :not(summary)': { margin: `${space.s} ${space.m} ${space.m}` },
    '.details-body': { paddingInlineStart: space.m },
  },
};
