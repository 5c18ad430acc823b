import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { NAVBAR_HEIGHT } from '../../model/limits';
import { media } from '../../theme/media';
import { space, width } from '../../theme/tokens';
import { MAIN_ID } from './SkipLink';

const style = css({
  maxWidth: width.wide,
  marginInline: 'auto',
  padding: `${space.l} ${space.l} ${space.xl}`,
  // The footer starts below the first screen, so what comes late, such as search results, moves nothing.
  minHeight: `calc(100vh - ${NAVBAR_HEIGHT}px)`,
  [media.print]: { minHeight: 0 },
  outline: 'none',
  [media.mobile]: { padding: `${space.m} ${space.m} ${space.xl}` },
});

/** The main landmark of every page. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main css={style} id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  );
}
