import type { CSSObject } from '@emotion/react';
import { DARK_DRAWING } from '../../model/reading/drawing';
import { role } from '../palette';
import { radius, space } from '../tokens';

/** Illustrations with their captions, and pairs of images of which the colour mode shows one. */
export const figures: CSSObject = {
  'figure.figure': { margin: `${space.l} 0` },
  'figure.figure img': { display: 'block', borderRadius: radius.medium },
  'figure.figure figcaption': { marginTop: space.s, fontSize: '0.9rem', color: role.textMuted },
  '.only-dark': { display: 'none' },
  '@media screen': {
    'html[data-theme="dark"] & .only-dark': { display: 'block' },
    'html[data-theme="dark"] & .only-light': { display: 'none' },
    'html[data-theme="dark"] & .drawing': { filter: DARK_DRAWING },
  },
};
