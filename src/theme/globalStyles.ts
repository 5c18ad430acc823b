import { css } from '@emotion/react';
import { NAVBAR_HEIGHT } from '../model/limits';
import { media } from './media';
import { prose } from './prose/prose';
import { paletteVariables, role, roleVariable } from './palette';
import { font } from './tokens';

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
const print = css({
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

const base = css({
  ':root': { ...paletteVariables('light'), colorScheme: 'light', '--help-navbar-offset': `${NAVBAR_HEIGHT}px` },
  // While the bar is hidden, sticky elements move up.
  ':root[data-navbar="hidden"]': { '--help-navbar-offset': '0px' },
  '@media screen': { ':root[data-theme="dark"]': { ...paletteVariables('dark'), colorScheme: 'dark' } },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    scrollPaddingBlockStart: NAVBAR_HEIGHT + 16,
    textSizeAdjust: '100%',
    scrollbarColor: `${role.borderStrong} transparent`,
  },
  body: {
    margin: 0,
    background: role.background,
    color: role.text,
    fontFamily: font.text,
    fontSize: '1rem',
    lineHeight: 1.625,
    overflowWrap: 'break-word',
    textWrap: 'pretty',
  },
  'h1, h2, h3, h4, h5, h6': {
    margin: 0,
    fontWeight: 600,
    lineHeight: 1.25,
    letterSpacing: '-0.012em',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  ...(font.headings === undefined ? {} : { 'h1, h2, h3': { fontFamily: font.headings } }),
  p: { margin: 0 },
  'ul, ol': { margin: 0, padding: 0, listStyle: 'none' },
  'img, svg, video': { maxWidth: '100%', height: 'auto' },
  a: {
    color: role.accent,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    textDecorationColor: role.accentLine,
  },
  'a:hover': { color: role.accentHover, textDecorationThickness: '2px', textDecorationColor: 'currentColor' },
  'button, input': { font: 'inherit', color: 'inherit' },
  // The browser's own cross, but not in blue.
  'input::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
  mark: { borderRadius: 2, background: role.mark, color: role.text, transition: 'background-color 0.6s' },
  'mark[data-quiet]': { background: 'none' },
  '[data-answering]': {
    background: role.accentSoft,
    boxShadow: `0 0 0 8px ${role.accentSoft}`,
    clipPath: 'inset(0 -8px)',
    [media.forcedColors]: { outline: '1px solid' },
  },
  'mark[data-current]': { outline: `2px solid ${role.accent}` },
  '::selection': { background: role.selection },
  ':focus-visible': { outline: `3px solid ${role.focus}`, outlineOffset: 2, borderRadius: 3 },
  '[tabindex="-1"]:focus': { outline: 'none' },
  // Gatsby's live region, which may not have a style attribute.
  '#gatsby-announcer': { insetBlockStart: 0 },
  '.visually-hidden, #gatsby-announcer': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  [media.reducedMotion]: { '*, *::before, *::after': { transition: 'none !important', animation: 'none !important' } },
});

/** Styles of every page: base, prose, print, and the colours of both modes. */
export const commonStyles = [base, ...prose, print];
