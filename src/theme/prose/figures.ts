import type { CSSObject } from '@emotion/react';
import { radius, role, space } from '../tokens';

/** Illustrations with their captions. */
export const figures: CSSObject = {
  'figure.figure': { margin: `${space.l} 0` },
  'figure.figure img': { display: 'block', borderRadius: radius.medium },
  'figure.figure figcaption': { marginTop: space.s, fontSize: '0.9rem', color: role.textMuted },
};
