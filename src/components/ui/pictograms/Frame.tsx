import type { ReactNode } from 'react';
import { role } from '../../../theme/palette';

/** Edge length of a pictogram in CSS pixels. */
const SIZE = 56;

/**
 * What all pictograms share: the site's own shape, a sheet with one square corner, behind a drawing in lines of one
 * width. Parts that stand out are filled with the spot colour.
 */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <svg
      width={SIZE}
      height={SIZE}
      viewBox="0 0 48 48"
      fill="none"
      stroke={role.accent}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        stroke="none"
        fill={role.accentSoft}
        d="M12 0h24a12 12 0 0 1 12 12v24a12 12 0 0 1-12 12H0V12A12 12 0 0 1 12 0Z"
      />
      {children}
    </svg>
  );
}
