import type { CSSObject } from '@emotion/react';
import { font, radius, role, space } from '../tokens';

/** Code, inline and in blocks, and keyboard keys. */
export const code: CSSObject = {
  'code, kbd': { fontFamily: font.code, fontSize: '0.9em' },
  ':not(pre) > code': {
    background: role.codeBackground,
    border: `1px solid ${role.border}`,
    borderRadius: 4,
    padding: '0.1em 0.3em',
  },
  kbd: {
    border: `1px solid ${role.borderStrong}`,
    borderBottomWidth: 2,
    borderRadius: 4,
    padding: '0.05em 0.4em',
    background: role.surface,
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
    padding: '0.4rem 1rem',
    borderBottom: `1px solid ${role.border}`,
    fontSize: '0.875rem',
    color: role.textMuted,
  },
  'figure.code pre': { margin: 0, padding: space.m, overflowX: 'auto', lineHeight: 1.55 },
  '.copy-code': {
    position: 'absolute',
    top: 6,
    insetInlineEnd: 6,
    minHeight: 28,
    padding: '0 0.6rem',
    border: `1px solid ${role.border}`,
    borderRadius: radius.small,
    background: role.surfaceRaised,
    color: role.textMuted,
    fontSize: '0.8125rem',
    cursor: 'pointer',
  },
  '.token-keyword': { color: role.tokenKeyword },
  '.token-string, .token-string-expression': { color: role.tokenString },
  '.token-constant, .token-parameter': { color: role.tokenConstant },
  '.token-comment': { color: role.tokenComment, fontStyle: 'italic' },
  '.token-function': { color: role.tokenFunction },
};
