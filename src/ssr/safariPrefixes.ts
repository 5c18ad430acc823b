import type { Middleware } from 'stylis';

/** What the oldest supported Safari knows only with its prefix; no other supported browser needs any. */
const PREFIXED = new Set(['backdrop-filter', 'text-size-adjust', 'user-select']);

/** True for an underline with its look, which Safari takes only with its prefix; `none` it takes without. */
const isStyledUnderline = (property: string, value: string) => property === 'text-decoration' && value.includes(' ');

/**
 * Writes declarations twice where Safari needs it. Stylis' own prefixer, Emotion's default, adds those of
 * browsers of ten years ago, which were a tenth of every page.
 */
export const safariPrefixes: Middleware = (element) => {
  const { type, props, children, value } = element;
  if (type !== 'decl' || typeof props !== 'string' || typeof children !== 'string' || element.return !== '') return;
  if (PREFIXED.has(props) || isStyledUnderline(props, children)) element.return = `-webkit-${value}${value}`;
};
