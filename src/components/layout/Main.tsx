import type { ReactNode } from 'react';
import { NAVBAR_HEIGHT } from '../../model/limits';
import { ARRIVING } from '../../model/navigation/pageNavigation';
import { media } from '../../theme/media';
import { space, width } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import { MAIN_ID } from './SkipLink';

/** Number of blocks that fill a window below the heading, by the window's height. */
const FIRST_SCREENS = [
  { window: '@media (max-height: 49.99rem)', blocks: 6 },
  { window: '@media (min-height: 50rem)', blocks: 12 },
];

/** Skips blocks below the first screen until the next frame. (Emotion warns about `:nth-child`.) */
const firstScreens = () =>
  Object.fromEntries(
    FIRST_SCREENS.map(({ window, blocks }) => [
      window,
      { [`&[${ARRIVING}] .prose > ${'* + '.repeat(blocks)}*`]: { display: 'none' } },
    ]),
  );

const styles = styleSheet({
  // The footer starts below the first screen, so that late content, such as search results, does not shift it.
  main: {
    outline: 'none',
    minHeight: `calc(100vh - ${NAVBAR_HEIGHT}px)`,
    [media.print]: { minHeight: 0 },
    ...firstScreens(),
  },
  column: {
    maxWidth: `calc(${width.wide} + 2 * ${space.l})`,
    marginInline: 'auto',
    padding: `${space.l} ${space.l} ${space.xl}`,
    [media.mobile]: { padding: `${space.m} ${space.m} ${space.xl}` },
    [media.print]: { maxWidth: 'none', padding: 0 },
  },
});

interface MainProps {
  /** True to let the page's sections span the window and set their widths. */
  isFullWidth?: boolean;
  children: ReactNode;
}

/** The main landmark of every page. */
export function Main({ isFullWidth = false, children }: MainProps) {
  return (
    <main css={[styles.main, !isFullWidth && styles.column]} id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  );
}
