import type { CSSObject } from '@emotion/react';
import { DARK_DRAWING } from '../../model/reading/drawing';
import { media } from '../media';
import { role } from '../palette';
import { radius } from '../tokens';

/** Size of the round buttons, and of their icons. */
const BUTTON = '2.5rem';
const SIGN = '1.125rem';
/** Size of the button where the whole image is the tap target. */
const SMALL_BUTTON = '1.5rem';
const SMALL_SIGN = '0.75rem';

/** An icon as a mask, so that it has the text's colour in every mode. */
const sign = (path: string): CSSObject => ({
  content: '""',
  width: SIGN,
  height: SIGN,
  background: 'currentColor',
  clipPath: path,
});

const GROW =
  'polygon(0 0,40% 0,40% 12%,20% 12%,50% 42%,42% 50%,12% 20%,12% 40%,0 40%,0 100%,100% 100%,100% 60%,88% 60%,88% 80%,58% 50%,50% 58%,80% 88%,60% 88%,60% 100%,0 100%)';
const CROSS = 'polygon(10% 0,50% 40%,90% 0,100% 10%,60% 50%,100% 90%,90% 100%,50% 60%,10% 100%,0 90%,40% 50%,0 10%)';

const round: CSSObject = {
  display: 'grid',
  placeItems: 'center',
  width: BUTTON,
  height: BUTTON,
  borderRadius: '50%',
  background: role.surfaceRaised,
  color: role.text,
  boxShadow: role.shadow,
};

/** The frame of a zoomable image, with room for the button's icon. */
export const zoomable: CSSObject = {
  '.zoomable': { position: 'relative', display: 'inline-block', maxWidth: '100%', verticalAlign: 'top' },
  '.zoomable img': { display: 'block' },
  '@media (hover: none)': { '.zoomable': { paddingBlockStart: SMALL_BUTTON } },
};

/** The button on an image. */
export const zoomButton: CSSObject = {
  '.zoom-button': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    padding: 0,
    border: 0,
    borderRadius: radius.medium,
    background: 'none',
    cursor: 'zoom-in',
  },
  '.zoom-button::before': {
    ...round,
    content: '""',
    position: 'absolute',
    // Half above the image, so that it covers little of it.
    top: `calc(${BUTTON} / -2)`,
    insetInlineEnd: 8,
    opacity: 0,
    transition: 'opacity 120ms',
  },
  '.zoom-button::after': {
    ...sign(GROW),
    position: 'absolute',
    top: `calc(${SIGN} / -2)`,
    insetInlineEnd: `calc(8px + (${BUTTON} - ${SIGN}) / 2)`,
    opacity: 0,
    transition: 'opacity 120ms',
  },
  '.zoom-button:hover::before, .zoom-button:hover::after, .zoom-button:focus-visible::before, .zoom-button:focus-visible::after':
    { opacity: 1 },
  // Without hover the icon is always visible. It is above the image, where it hides no text.
  '@media (hover: none)': {
    '.zoom-button::before, .zoom-button::after': { opacity: 1 },
    '.zoom-button::before': { top: 0, width: SMALL_BUTTON, height: SMALL_BUTTON },
    '.zoom-button::after': {
      top: `calc((${SMALL_BUTTON} - ${SMALL_SIGN}) / 2)`,
      insetInlineEnd: `calc(8px + (${SMALL_BUTTON} - ${SMALL_SIGN}) / 2)`,
      width: SMALL_SIGN,
      height: SMALL_SIGN,
    },
  },
};

/** The dialog with the enlarged image, outside the prose. */
export const zoomDialog: CSSObject = {
  'dialog.zoom': {
    position: 'fixed',
    inset: 0,
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'auto',
    touchAction: 'pan-x pan-y',
    background: role.background,
    cursor: 'zoom-out',
  },
  'dialog.zoom[data-enlarged]': { overscrollBehavior: 'contain' },
  'dialog.zoom::backdrop': { background: 'none' },
  '.zoom-image': {
    position: 'absolute',
    display: 'block',
    maxWidth: 'none',
    transformOrigin: '0 0',
    cursor: 'zoom-in',
    '[data-enlarged] > &': { cursor: 'zoom-out' },
  },
  '.zoom figcaption': {
    position: 'fixed',
    zIndex: 1,
    insetInline: 0,
    padding: '0.75rem 1rem',
    background: role.background,
    color: role.text,
    textAlign: 'center',
  },
  '@media screen': { 'html[data-theme="dark"] .zoom-image.drawing': { filter: DARK_DRAWING } },
  '.zoom-image img': { display: 'block', width: '100%', height: '100%', maxWidth: 'none' },
  '.zoom-close': {
    ...round,
    position: 'fixed',
    zIndex: 1,
    top: 12,
    insetInlineEnd: 12,
    padding: 0,
    border: `1px solid ${role.border}`,
    cursor: 'pointer',
  },
  '.zoom-close::before': sign(CROSS),
  '@media (forced-colors: active)': { '.zoom-close::before': { background: 'ButtonText', forcedColorAdjust: 'none' } },
  [media.print]: { '.zoom-button, dialog.zoom': { display: 'none' } },
};
