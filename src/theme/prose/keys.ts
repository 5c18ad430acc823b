import type { CSSObject } from '@emotion/react';
import { role } from '../palette';

/** Keys of the keyboard; in a combination each key has its own frame, and the plus signs have none. */
export const keys: CSSObject = {
  'kbd:not(.keys)': {
    border: `1px solid ${role.borderStrong}`,
    borderBottomWidth: 2,
    borderRadius: 4,
    padding: '0.05em 0.4em',
    background: role.surface,
  },
  'kbd.keys': { whiteSpace: 'nowrap', color: role.textMuted, fontFamily: 'inherit', fontSize: 'inherit' },
  'kbd.keys > kbd': { marginInline: '0.15em', color: role.text },
};
