import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/palette';
import { radius } from '../../theme/tokens';

/** A button with a frame, for what is one choice among the page's text; each place gives it its size. */
export const plainButton = {
  minHeight: 44,
  padding: '0.55rem 1.2rem',
  border: `1px solid ${role.borderStrong}`,
  borderRadius: radius.small,
  background: 'transparent',
  color: role.text,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { borderColor: role.accent, color: role.accent },
} satisfies CSSObject;
