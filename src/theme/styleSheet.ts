import { css, type CSSObject, type SerializedStyles } from '@emotion/react';

/** Serialises a component's styles once per module; plain objects in `css` props are serialised at every render. */
export function styleSheet<Name extends string>(rules: Record<Name, CSSObject>): Record<Name, SerializedStyles> {
  const entries = Object.entries<CSSObject>(rules).map(([name, rule]) => [name, css(rule)]);
  return Object.fromEntries(entries) as Record<Name, SerializedStyles>;
}
