import type { Middleware } from 'stylis';

/** Properties that the oldest supported Safari has only with a prefix; no other supported browser needs one. */
const PREFIXED = new Set(['backdrop-filter', 'text-size-adjust', 'user-select']);

/** True for a styled underline, which Safari has only with a prefix. */
const isStyledUnderline = (property: string, value: string) => property === 'text-decoration' && value.includes(' ');

/** Repeats declarations with Safari's prefix only; Emotion's default prefixer made up a tenth of every page. */
export const safariPrefixes: Middleware = (element) => {
  const { type, props, children, value } = element;
  if (type !== 'decl' || typeof props !== 'string' || typeof children !== 'string' || element.return !== '') return;
  if (PREFIXED.has(props) || isStyledUnderline(props, children)) element.return = `-webkit-${value}${value}`;
};
