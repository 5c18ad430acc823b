import type { CSSObject } from '@emotion/react';
import { media } from '../media';
import { stack } from '../stack';
import { role } from '../palette';
import { radius, space } from '../tokens';

/** Tabs. Without scripts and in print all panels are shown; until the script has loaded, the first one is. */
export const tabs: CSSObject = {
  '.tabs': { border: `1px solid ${role.border}`, borderRadius: radius.medium },
  '.tab-list': { display: 'none' },
  'html[data-scripted] & .tab-list': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    padding: '0.35rem',
    borderBottom: `1px solid ${role.border}`,
    borderRadius: `${radius.medium} ${radius.medium} 0 0`,
    background: role.surface,
  },
  '.tab': {
    minHeight: '2.25rem',
    padding: '0.3rem 0.9rem',
    border: '1px solid transparent',
    borderRadius: radius.small,
    background: 'none',
    color: role.textMuted,
    fontWeight: 600,
    fontSize: '0.9375rem',
    cursor: 'pointer',
  },
  '.tab:hover': { color: role.text },
  '.tab[aria-selected="true"]': { background: role.background, borderColor: role.border, color: role.accent },
  '@media (forced-colors: active)': {
    '.tab[aria-selected="true"]': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
    },
  },
  '.tab-panel': { ...stack, gap: space.m, padding: space.m },
  '.tab-panel ~ .tab-panel > .tab-title': { borderTop: `1px solid ${role.border}`, paddingTop: space.m },
  '.tab-title': { fontWeight: 700 },
  'html[data-scripted] & .tab-title': { display: 'none' },
  'html[data-scripted] & .tabs:not([data-ready]) > .tab-panel ~ .tab-panel': { display: 'none' },
  // Safari keeps the gaps of skipped content.
  '.tab-panel[hidden]': { contentVisibility: 'hidden', padding: 0, gap: 0 },
  '@supports not (content-visibility: hidden)': { '.tab-panel[hidden]': { display: 'none' } },
  [media.print]: {
    '.tab-list': { display: 'none !important' },
    '.tab-title': { display: 'block !important' },
    '.tab-panel': { display: 'grid !important' },
    '.tab-panel[hidden]': { contentVisibility: 'visible', padding: space.m, gap: space.m },
  },
};
