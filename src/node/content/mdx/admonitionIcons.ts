import { s } from 'hastscript';
import type { Element } from 'hast';

/** The kinds of admonitions, with the lines of their icons in a box of 24 by 24. */
const ICONS = {
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5M9 9h6M9 13h2',
  tip: 'M9 18h6M10 21h4M9 15a6 6 0 1 1 6 0v3H9z',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 11v6M12 7v.01',
  warning: 'M12 4l9.5 16h-19zM12 10v5M12 17.5v.01',
  danger: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5M12 16v.01',
} as const;

type AdmonitionKind = keyof typeof ICONS;
export const ADMONITION_KINDS = Object.keys(ICONS) as AdmonitionKind[];

export function isAdmonitionKind(name: string): name is AdmonitionKind {
  return Object.hasOwn(ICONS, name);
}

/** Renders the icon of a kind; screen readers read the kind's name instead. */
export function renderIcon(kind: AdmonitionKind): Element {
  return s('svg', { viewBox: '0 0 24 24', ariaHidden: 'true' }, [s('path', { d: ICONS[kind] })]);
}
