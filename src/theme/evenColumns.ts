import type { CSSObject } from '@emotion/react';

/**
 * Even columns that fill the row, as many as there is room for, of at least `narrowest`; at most `most` fit anywhere.
 * Few children share the row, by the element's `data-count`. CSS's `auto-fit` counts those that have come, and where
 * the HTML comes slowly each one more would move those before it.
 */
export function evenColumns(narrowest: string, columnGap: string, most: number): CSSObject {
  const fewer = Array.from({ length: most - 1 }, (_, index) => index + 1);
  return {
    display: 'grid',
    '--count': most,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${narrowest}, 100% / var(--count) - ${columnGap})), 1fr))`,
    ...Object.fromEntries(fewer.map((count) => [`&[data-count="${count}"]`, { '--count': count }])),
  };
}
