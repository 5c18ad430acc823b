import { css, type CSSObject, type SerializedStyles } from '@emotion/react';

/**
 * Named styles of a component, made into CSS once when the module loads; a plain object in a `css` property is
 * made into CSS at every render.
 */
export function styleSheet<Name extends string>(rules: Record<Name, CSSObject>): Record<Name, SerializedStyles> {
  const entries = Object.entries<CSSObject>(rules).map(([name, rule]) => [name, css(rule)]);
  return Object.fromEntries(entries) as Record<Name, SerializedStyles>;
}
