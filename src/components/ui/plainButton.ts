import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/palette';
import { radius } from '../../theme/tokens';

/** A bordered button inside a page's text; its container sets the size. */
export const plainButton = {
  minHeight: 44,
  padding: '0.55rem 1.2rem',
  border: `1px solid ${role.borderStrong}`,
  borderRadius: radius.small,
  background: 'transparent',
  color: role.text,
  cursor: 'pointer',
  '&:hover': { borderColor: role.accent, color: role.accent },
} satisfies CSSObject;

/** A button that looks like a link, with the colour of the text around it; it needs scripts. */
export const linkButton = {
  minHeight: 32,
  padding: '0.25rem 0.5rem',
  border: 0,
  background: 'none',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  'html:not([data-scripted]) &': { display: 'none' },
} satisfies CSSObject;

/** What a button of the accent's colour has. */
export const filledButton = {
  border: '1px solid transparent',
  background: role.accent,
  color: role.onAccent,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { background: role.accentHover, color: role.onAccent },
} satisfies CSSObject;
