import type { CSSObject } from '@emotion/react';

/**
 * Even columns of at least `narrowest` that fill the row, at most `most`. Fewer children share the row, by
 * `data-count`. CSS `auto-fit` counts loaded children, so on slow connections each new one would shift the others.
 */
export function evenColumns(narrowest: string, columnGap: string, most: number): CSSObject {
  const fewer = Array.from({ length: most - 1 }, (_, index) => index + 1);
  return {
    display: 'grid',
    '--help-count': most,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${narrowest}, 100% / var(--help-count) - ${columnGap})), 1fr))`,
    ...Object.fromEntries(fewer.map((count) => [`&[data-count="${count}"]`, { '--help-count': count }])),
  };
}
