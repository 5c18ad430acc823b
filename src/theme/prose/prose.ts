import { css, type CSSObject, type SerializedStyles } from '@emotion/react';
import { media, TARGETED } from '../media';
import { role } from '../palette';
import { stack } from '../stack';
import { space, radius } from '../tokens';
import { admonitions } from './admonitions';
import { code } from './code';
import { details } from './details';
import { steps } from './steps';
import { control, tables } from './tables';
import { tabs } from './tabs';
import { term } from './term';
import { video } from './video';
import { zoomable, zoomButton, zoomDialog } from './zoom';
import { DARK_DRAWING } from '../../model/reading/drawing';

/** Keyboard keys; in a combination each key has a frame, and the plus signs have none. */
const keys: CSSObject = {
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

/** Illustrations with captions, and image pairs for the two colour modes. */
const figures: CSSObject = {
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

/** Content elements that can contain headings. */
const HOLDERS = ':is(.tab-panel, .details-body, .admonition)';
const headings = (level: string) => `> ${level}, ${HOLDERS} > ${level}`;

/** Prose: headings, lists, links. */
const text = css({
  '.prose': {
    display: 'flow-root',
    '> *': { marginBlock: `0 ${space.m}` },
    [headings('h2')]: { fontSize: '1.375rem', marginBlock: `${space.xl} ${space.m}` },
    [headings('h3')]: { fontSize: '1.125rem', marginBlock: `${space.l} ${space.s}` },
    [headings(':is(h4, h5, h6)')]: { fontSize: '1rem', marginBlock: `${space.l} ${space.s}` },
    [media.phone]: { [headings('h2')]: { fontSize: '1.25rem', marginBlock: `1.75rem ${space.s}` } },
    strong: { fontWeight: 650 },
    'ul, ol': { ...stack, paddingInlineStart: '1.4rem', gap: '0.4rem' },
    'li > * + :is(p, ul, ol, figure, div)': { marginTop: space.s },
    ul: { listStyle: 'disc' },
    ol: { listStyle: 'decimal' },
    'li::marker': { color: role.textMuted },
    // What a release note says of a page, when the reader comes from that page.
    [`:is(li, p):has(> span${TARGETED})`]: { background: role.accentSoft },
    'a:not(.heading-link)': { overflowWrap: 'anywhere' },
    'a[hreflang]::after': { content: '" (" attr(hreflang) ")"' },
    '.heading-link': {
      marginInlineStart: '0.35em',
      paddingInline: '0.25em',
      color: role.textMuted,
      textDecoration: 'none',
      fontWeight: 400,
      userSelect: 'none',
      // Hidden without a mouse, so that it is not in the heading's name.
      visibility: 'hidden',
    },
    ':is(h2, h3, h4, h5, h6):hover .heading-link': { visibility: 'visible' },
  },
});

/** Rare elements: checkboxes, external links, quotations, rules. */
const seldom: CSSObject = {
  // A checkbox replaces the bullet.
  '.contains-task-list': { listStyle: 'none', paddingInlineStart: 0 },
  '.task-list-item': { position: 'relative', paddingInlineStart: '2rem' },
  '.task-list-item input': {
    position: 'absolute',
    insetInlineStart: 0,
    top: '0.3em',
    width: '1.15rem',
    height: '1.15rem',
    margin: 0,
    accentColor: role.accent,
  },
  '.task-list-item label': { display: 'block', cursor: 'pointer' },
  '.task-list-item label:has(:checked)': { color: role.textMuted },
  '.task-tools': { minHeight: '2.75rem', '@media (scripting: none)': { display: 'none' } },
  '.task-tools button': control,
  'a.external': { paddingInlineEnd: '1.05em' },
  'a.external::after': {
    content: '""',
    // Beside the last word, whose padding keeps its place: an icon in the flow could be alone on the next line.
    position: 'absolute',
    width: '0.85em',
    height: '0.85em',
    margin: '0.45em 0.2em 0',
    background: 'currentColor',
    // The drawing of `ExternalIcon`.
    clipPath:
      'polygon(17% 17%, 38% 17%, 54% 12%, 88% 12%, 88% 46%, 79% 46%, 79% 27%, 49% 57%, 43% 51%, 73% 21%, 54% 21%, 54% 12%, 38% 17%, 38% 25%, 25% 25%, 25% 75%, 75% 75%, 75% 62%, 83% 62%, 83% 83%, 17% 83%)',
  },
  [media.forcedColors]: { 'a.external::after': { forcedColorAdjust: 'none', background: 'LinkText' } },
  [media.print]: {
    'a.external': { paddingInlineEnd: 0 },
    'a.external::after, .task-tools': { display: 'none' },
    // On paper all boxes are empty.
    '.task-list-item input': { appearance: 'none', border: '1px solid #000', borderRadius: 2 },
  },
  blockquote: {
    borderInlineStart: `3px solid ${role.borderStrong}`,
    marginInline: 0,
    padding: `0.1rem 0 0.1rem ${space.m}`,
    color: role.textMuted,
  },
  hr: { border: 0, borderTop: `1px solid ${role.border}`, marginBlock: space.xl },
};

/** One block per kind of element, because several can use the same media query. */
const inContent = (...elements: CSSObject[]) => elements.map((styles) => css({ '.prose': styles }));

/** Prose and common content elements, without Emotion classes. */
export const prose = [text, ...inContent(steps)];

/** Rare content elements. */
interface ContentGroup {
  name: string;
  /** Pattern of HTML with such an element; false positives are harmless. */
  marks: RegExp;
  styles: SerializedStyles[];
}

/** Styles of rare elements; pages include only those they need. No two groups style the same element. */
export const contentGroups: readonly ContentGroup[] = [
  {
    name: 'pictures',
    marks: /<img\b|class="[^"]*\b(?:figure|zoomable|drawing|only-)/,
    styles: inContent(figures, zoomable),
  },
  { name: 'notices', marks: /class="[^"]*\badmonition/, styles: inContent(admonitions) },
  { name: 'code', marks: /<(?:code|kbd|pre)\b/, styles: inContent(keys, code) },
  { name: 'parts', marks: /<details\b|class="[^"]*\b(?:tabs|video)/, styles: inContent(details, tabs, video) },
  { name: 'terms', marks: /class="[^"]*\bterm\b/, styles: inContent(term) },
  { name: 'tables', marks: /<table\b/, styles: inContent(tables) },
  { name: 'seldom', marks: /<(?:blockquote|hr)\b|class="[^"]*\b(?:task-list|external)/, styles: inContent(seldom) },
];

/** The styles of elements that only the image zoom's script creates. */
export const zoomStyles = [...inContent(zoomButton), css(zoomDialog)];
