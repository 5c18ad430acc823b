import type { CSSObject } from '@emotion/react';
import { media } from '../media';
import { role } from '../palette';
import { font, radius, space } from '../tokens';

/** Height of the bar above the code, and of its buttons. */
const BAR = '2.75rem';
/** Width of the buttons in the bar. */
const TOOLS = '7rem';
/** Width of the line numbers. */
const NUMBERS = '3.75rem';

const lines: CSSObject = {
  'figure.code[data-lines] code': { display: 'grid', minWidth: 'max-content' },
  '.code-line': {
    display: 'block',
    position: 'relative',
    minHeight: '1.55em',
    marginInline: `-${space.m}`,
    paddingInline: space.m,
    borderInlineStart: '3px solid transparent',
    background: 'none',
    color: 'inherit',
  },
  'mark.code-line': { background: role.accentSoft, borderInlineStartColor: role.accent },
  '[data-numbered] .code-line': { paddingInlineStart: NUMBERS },
  '[data-numbered] .code-line::before': {
    content: 'attr(data-line)',
    position: 'absolute',
    insetInlineStart: 0,
    width: `calc(${NUMBERS} - ${space.m})`,
    textAlign: 'end',
    color: role.textMuted,
    userSelect: 'none',
  },
};

const tools: CSSObject = {
  '.code-tools': {
    position: 'absolute',
    top: 0,
    insetInlineEnd: '0.4rem',
    minHeight: BAR,
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
  },
  '.code-tools button': {
    minHeight: '1.9rem',
    minWidth: '1.9rem',
    padding: '0 0.6rem',
    border: `1px solid ${role.border}`,
    borderRadius: radius.small,
    background: role.surfaceRaised,
    color: role.textMuted,
    fontSize: '0.8125rem',
    cursor: 'pointer',
  },
  '.code-tools button:hover': { color: role.text, borderColor: role.borderStrong },
  '.code-tools .code-wrap': { padding: 0 },
  '.code-wrap::before': { content: '"↵"', fontSize: '1rem' },
  '.code-tools .code-wrap[aria-pressed="true"]': { color: role.accent, border: `2px solid ${role.accent}` },
  // Buttons over the code appear on hover; touch devices cannot hover.
  '@media (hover: hover)': {
    'figure.code:not(:has(figcaption)):not(:hover):not(:focus-within) .code-tools': { opacity: 0 },
  },
};

/** Inline code and code blocks. */
export const code: CSSObject = {
  'code, kbd': { fontFamily: font.code, fontSize: '0.9em' },
  ':not(pre) > code': {
    background: role.codeBackground,
    border: `1px solid ${role.border}`,
    borderRadius: 4,
    padding: '0.1em 0.3em',
  },
  'figure.code': {
    margin: 0,
    border: `1px solid ${role.border}`,
    borderRadius: radius.medium,
    background: role.codeBackground,
    position: 'relative',
    overflow: 'hidden',
  },
  'figure.code figcaption': {
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    minHeight: BAR,
    padding: `0.25rem ${space.m}`,
    borderBottom: `1px solid ${role.border}`,
    background: role.surfaceRaised,
    fontSize: '0.875rem',
    lineHeight: 1.4,
    color: role.textMuted,
  },
  '> figure.code': { marginBlockEnd: space.m },
  'html[data-scripted] & figure.code figcaption': { paddingInlineEnd: TOOLS },
  '.code-title': { fontWeight: 600, color: role.text, overflowWrap: 'anywhere' },
  '.code-language': { fontSize: '0.8125rem', letterSpacing: '0.02em' },
  [media.phone]: { '.code-title + .code-language': { display: 'none' } },
  'figure.code pre': { margin: 0, padding: space.m, overflowX: 'auto', lineHeight: 1.55 },
  'figure.code pre:focus-visible': { outlineOffset: -3 },
  'figure.code[data-wrapped] pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  'figure.code[data-wrapped] code': { minWidth: 0 },
  ...lines,
  ...tools,
  '.token-keyword': { color: role.tokenKeyword },
  '.token-string, .token-string-expression': { color: role.tokenString },
  '.token-constant, .token-parameter': { color: role.tokenConstant },
  '.token-comment': { color: role.tokenComment, fontStyle: 'italic' },
  '.token-function': { color: role.tokenFunction },
  [media.print]: {
    '.code-tools': { display: 'none' },
    'figure.code figcaption': { paddingInlineEnd: `${space.m} !important` },
    'figure.code pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', overflow: 'visible' },
    'figure.code[data-lines] code': { minWidth: 0 },
  },
};
