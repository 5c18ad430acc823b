import type { CSSObject } from '@emotion/react';
import { media } from '../media';
import { role } from '../palette';
import { radius } from '../tokens';

/** Tables, each in a box that scrolls on its own. */
export const tables: CSSObject = {
  '.table-scroll': {
    overflowX: 'auto',
    // Texts that only screen readers get would else stand beside the box and widen the page.
    position: 'relative',
    border: `1px solid ${role.border}`,
    borderRadius: radius.medium,
  },
  table: { borderCollapse: 'collapse', width: '100%', fontSize: '0.9375rem', lineHeight: 1.5 },
  caption: { padding: '0.6rem 0.9rem', textAlign: 'start', fontWeight: 650, borderBottom: `1px solid ${role.border}` },
  'th, td': { textAlign: 'start', verticalAlign: 'top', padding: '0.6rem 0.9rem', minWidth: '8rem' },
  '.align-end': { textAlign: 'end', minWidth: '5rem', fontVariantNumeric: 'tabular-nums' },
  '.align-center': { textAlign: 'center', minWidth: '5rem' },
  'tbody tr': { borderTop: `1px solid ${role.border}` },
  th: { background: role.surface, fontWeight: 650 },
  'tbody tr:target > *': { background: role.accentSoft },
  [media.print]: { '.table-scroll': { overflow: 'visible' }, 'th, td': { minWidth: 0 } },
};
