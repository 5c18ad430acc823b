import type { CSSObject } from '@emotion/react';
import { media, TARGETED } from '../media';
import { role } from '../palette';
import { radius, space } from '../tokens';

const onScreen = (window: string) => window.replace('@media', '@media screen and');

/** Windows where the rows of tables with three columns are cards, and of those with more. */
const CARDS = onScreen(media.phone);
const EARLY_CARDS = onScreen(media.tablet);
const ROWS = CARDS.replace('max-width', 'min-width');

/** Rows as cards: the first cell is the title, and the others have the heads of their columns as labels. */
const cards = (box: string): CSSObject => ({
  [`${box} :is(table, caption, tbody, tr, td, tbody th)`]: { display: 'block', minWidth: 0 },
  [`${box} tr[hidden]`]: { display: 'none' },
  [`${box} thead`]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  [`${box} tbody tr`]: { paddingBlock: '0.45rem' },
  [`${box} tbody tr > *`]: { paddingBlock: '0.1rem', background: 'none', textAlign: 'start' },
  [`${box} tbody tr > :first-child`]: { fontWeight: 650 },
  [`${box} [data-label]::before`]: { content: 'attr(data-label) ": "', color: role.textMuted },
  [`${box} .matrix [data-label]`]: { display: 'inline-block', paddingInlineEnd: 0 },
  [`${box} .matrix [data-label]::before`]: { content: 'attr(data-label)', fontWeight: 400 },
  [`${box} .matrix td:empty:not([data-label])`]: { display: 'none' },
});

/** Fields and buttons that scripts add to content. */
export const control: CSSObject = {
  minHeight: '2.75rem',
  paddingInline: '0.9rem',
  border: `1px solid ${role.borderStrong}`,
  borderRadius: radius.medium,
  background: role.background,
};

/** The filter of a page's tables; it has its height before its script starts. */
const tableFilter: CSSObject = {
  '.table-filter': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    minHeight: '2.75rem',
    '@media (scripting: none)': { display: 'none' },
  },
  '.table-filter input': { flex: '1 1 9rem', minWidth: 0, maxWidth: '24rem' },
  '.table-filter :is(input, button)': control,
  'button[aria-pressed="true"]': { background: role.accentSoft, borderColor: role.accent },
};

/** Tables, each in a scrollable box. */
export const tables: CSSObject = {
  '.table-scroll': {
    overflowX: 'auto',
    // Contain texts for screen readers, which would otherwise widen the page.
    position: 'relative',
    border: `1px solid ${role.border}`,
    borderRadius: radius.medium,
    // A shade at the sides where there is more.
    '&[data-after]': { maskImage: 'linear-gradient(to left, rgb(0 0 0 / 25%), #000 3rem)' },
  },
  '.table-scroll[data-before] tr > :first-child': {
    boxShadow: `1px 0 ${role.border}, 8px 0 8px -6px ${role.borderStrong}`,
  },
  table: { borderCollapse: 'collapse', width: '100%', fontSize: '0.9375rem', lineHeight: 1.5 },
  caption: { padding: '0.6rem 0.9rem', textAlign: 'start', fontWeight: 650, borderBottom: `1px solid ${role.border}` },
  'th, td': { textAlign: 'start', verticalAlign: 'top', padding: '0.6rem 0.9rem', minWidth: '8rem' },
  '.align-end': { textAlign: 'end', minWidth: '5rem', fontVariantNumeric: 'tabular-nums' },
  '.align-center': { textAlign: 'center', minWidth: '5rem' },
  'tbody tr': { borderTop: `1px solid ${role.border}` },
  th: { background: role.surface, fontWeight: 650 },
  '[hidden=""]': { display: 'none' },
  '@media screen': {
    '.table-scroll.is-whole': { overflow: 'clip' },
    '.is-whole thead th': { position: 'sticky', zIndex: 1, top: 'var(--help-navbar-offset)' },
    '.matrix :is(th, td)': { minWidth: '4rem', paddingInline: '0.6rem' },
    '.matrix [data-label]::before': { content: '"✓"', color: role.accent, fontWeight: 700 },
    // Names of buttons as chips. The commas between them are for screen readers and copies.
    '.names': { color: 'transparent' },
    '.names strong': {
      display: 'inline-block',
      paddingInline: '0.4rem',
      borderRadius: radius.small,
      background: role.surface,
      color: role.text,
      fontWeight: 400,
    },
    ...tableFilter,
  },
  [CARDS]: cards('.as-cards'),
  [EARLY_CARDS]: cards('.as-early-cards'),
  [ROWS]: {
    '.table-scroll:not(.is-whole) tr > :first-child': {
      position: 'sticky',
      zIndex: 1,
      insetInlineStart: 0,
      background: role.surface,
    },
  },
  [`tbody tr${TARGETED} > *`]: { background: role.accentSoft },
  [media.print]: {
    '.table-filter': { display: 'none' },
    '.table-scroll': { overflow: 'visible', borderRadius: 0 },
    'th, td': { minWidth: 0 },
    // Tables with seven columns or more may break words, so that all columns fit on the paper.
    'tr:has(> :nth-child(7)) > *': { padding: '0.3rem', fontSize: '0.75rem', overflowWrap: 'anywhere' },
  },
};
