import { css } from '@emotion/react';
import { media } from './media';
import { roleVariable } from './palette';

/** Maximum height of a picture in print, with room for heading and caption on the same sheet. */
const MAX_PICTURE_HEIGHT = '20cm';

/** Prints the address of a link after it. The origin is in the page's head, because paths lack it. */
const target = (content: string) => ({
  content,
  display: 'inline',
  margin: 0,
  background: 'none',
  clipPath: 'none',
  color: '#333',
  fontSize: '0.85em',
  fontWeight: 400,
  overflowWrap: 'anywhere' as const,
});

/** Print styles: only the text, black on white, with link addresses and without awkward page breaks. */
export const print = css({
  '@page': { margin: '18mm 16mm 20mm' },
  [media.print]: {
    ':root': {
      [roleVariable.text]: '#000',
      [roleVariable.textMuted]: '#333',
      [roleVariable.accent]: '#000',
      [roleVariable.border]: '#999',
    },
    body: { fontSize: '10.5pt', lineHeight: 1.5 },
    h1: { fontSize: '20pt' },
    // Hide navigation and controls of any component.
    'nav, form, button, dialog, .heading-link': { display: 'none !important' },
    'h1, h2, h3, h4, h5, h6, summary, figcaption, caption, thead': { breakAfter: 'avoid', breakInside: 'avoid' },
    'p, li': { orphans: 3, widows: 3 },
    'figure, tr, img, pre, blockquote, .admonition, ol.steps > li': { breakInside: 'avoid' },
    thead: { display: 'table-header-group' },
    'img, svg, video': { maxHeight: MAX_PICTURE_HEIGHT, width: 'auto' },
    // Browsers mismeasure a grid across pages and print the following content over it.
    'main > div, main > div > div, main section, main :is(ul, ol)': { display: 'block !important' },
    'main li': { breakInside: 'avoid' },
    'main > div > * + *, main > div > div > * + *': { marginTop: '1rem' },
    'main li + li': { marginTop: '0.35rem' },
    '.prose': {
      'ol.steps > li::before': { borderColor: '#000' },
      'a.address::after': { display: 'none' },
      'a[href^="/"]:not(.address)::after': target('" (" var(--help-site-origin, "") attr(href) ")"'),
      'a[href^="http"]:not(.address)::after': target('" (" attr(href) ")"'),
    },
  },
});
