import type { CSSObject } from '@emotion/react';
import { radius, role, space } from '../tokens';

const kind = (name: 'note' | 'tip' | 'info' | 'warning' | 'danger'): CSSObject => ({
  [`.admonition[data-kind="${name}"]`]: { background: role[`${name}Soft`], borderInlineStartColor: role[name] },
  [`.admonition[data-kind="${name}"] .admonition-title`]: { color: role[name] },
});

/** Notes beside the text, a colour for each kind. */
export const admonitions: CSSObject = {
  '.admonition': {
    display: 'grid',
    gap: space.s,
    padding: '0.9rem 1.1rem',
    borderInlineStart: '4px solid',
    borderRadius: radius.small,
    marginBlock: `${space.l}`,
  },
  '.admonition-title': { fontWeight: 700 },
  ...kind('note'),
  ...kind('tip'),
  ...kind('info'),
  ...kind('warning'),
  ...kind('danger'),
};
