import type { CSSObject } from '@emotion/react';
import { stack } from '../stack';
import { role } from '../palette';
import { radius, space } from '../tokens';

const kind = (name: 'note' | 'tip' | 'info' | 'warning' | 'danger'): CSSObject => ({
  [`.admonition[data-kind="${name}"]`]: {
    background: role[`${name}Soft`],
    borderColor: role[`${name}Line`],
  },
  [`.admonition[data-kind="${name}"] > .admonition-title`]: { color: role[name] },
});

/** Admonitions: a colour and an icon per kind. */
export const admonitions: CSSObject = {
  '.admonition': {
    ...stack,
    gap: space.s,
    padding: '0.9rem 1.1rem 1rem',
    border: '1px solid',
    borderRadius: radius.medium,
    marginBlock: space.l,
  },
  '.admonition .admonition': { marginBlock: space.s },
  '.admonition-title': { display: 'flex', gap: '0.6rem', fontWeight: 700, lineHeight: 1.5 },
  '.admonition-title svg': {
    flex: 'none',
    width: '1.5em',
    height: '1.5em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  ...kind('note'),
  ...kind('tip'),
  ...kind('info'),
  ...kind('warning'),
  ...kind('danger'),
};
