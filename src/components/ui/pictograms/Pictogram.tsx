import type { ReactNode } from 'react';
import type { PictogramName } from '../../../model/pages/pictogram';
import { role } from '../../../theme/palette';

/** Edge length of a pictogram in CSS pixels. */
const SIZE = 28;

/** A line drawing in the accent's colour. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <svg
      width={SIZE}
      height={SIZE}
      viewBox="8 8 32 32"
      fill="none"
      stroke={role.accent}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const paper = { fill: role.background };
const spot = { fill: role.spot };

/** An open book. */
const guide = (
  <>
    <path {...paper} d="M24 16c-3-2.4-7-3-12-3v20c5 0 9 .6 12 3 3-2.4 7-3 12-3V13c-5 0-9 .6-12 3Z" />
    <path d="M24 16v20M16 18.5c1.6.1 3 .4 4.2.9M16 23.5c1.6.1 3 .4 4.2.9" />
    <path {...spot} d="M29 13.6V23l2.2-1.6L33.5 23v-9.9c-1.6.1-3.1.2-4.5.5Z" />
  </>
);

/** Steps, the first one done. */
const steps = (
  <>
    <circle {...spot} cx="15" cy="15" r="4" />
    <circle {...paper} cx="15" cy="33" r="4" />
    <path d="M15 19v10M24 15h12M24 24h8M24 33h12M13.4 15l1.2 1.2 2.2-2.4" />
  </>
);

/** A screen with a recording. */
const video = (
  <>
    <rect {...paper} x="10" y="12" width="28" height="20" rx="3" />
    <path {...spot} d="M21.5 17.5v9l7-4.5Z" />
    <path d="M13 37h22M19 35v4" />
  </>
);

/** A newspaper with its title and a picture. */
const news = (
  <>
    <path {...paper} d="M11 12h22v21a3 3 0 0 0 3 3H14a3 3 0 0 1-3-3Z" />
    <path {...paper} d="M33 19h5v14a3 3 0 0 1-5 2.2" />
    <rect {...spot} x="15" y="22" width="6.5" height="6.5" />
    <path d="M15 17h14M25.5 22.5H29M25.5 27.5H29M15 32h14" />
  </>
);

/** A sheet with a folded corner. */
const page = (
  <>
    <path {...paper} d="M14 10h14l7 7v21H14Z" />
    <path {...spot} d="M28 10v7h7Z" />
    <path d="M19 22h11M19 27h11M19 32h7" />
  </>
);

const DRAWINGS: Record<PictogramName, ReactNode> = { guide, steps, video, news, page };

/** A decorative drawing; the text beside it has the information. */
export function Pictogram({ name }: { name: PictogramName }) {
  return <Frame>{DRAWINGS[name]}</Frame>;
}
