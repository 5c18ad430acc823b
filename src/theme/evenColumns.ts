import type { CSSObject } from '@emotion/react';

/** At most `most` even columns that fill the row, by `data-count`: `auto-fit` would shift loading children. */
export function evenColumns(narrowest: string, columnGap: string, most: number): CSSObject {
  const fewer = Array.from({ length: most - 1 }, (_, index) => index + 1);
  return {
    display: 'grid',
    '--help-count': most,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${narrowest}, 100% / var(--help-count) - ${columnGap})), 1fr))`,
    ...Object.fromEntries(fewer.map((count) => [`&[data-count="${count}"]`, { '--help-count': count }])),
  };
}
