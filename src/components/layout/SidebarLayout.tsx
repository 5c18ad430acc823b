import type { ReactNode } from 'react';
import { NAVBAR_HEIGHT } from '../../model/limits';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { space, width } from '../../theme/tokens';
import { SIDEBAR_ID } from './SkipLink';
import { Slot } from './Slot';
import type { SidebarView } from '../navigation/navbarData';
import { Sidebar } from '../navigation/Sidebar';
import { styleSheet } from '../../theme/styleSheet';

const OFFSET = `var(--help-navbar-offset, ${NAVBAR_HEIGHT}px)`;

/** With JavaScript, narrow windows show the sidebar in the menu. */
const inMenu = { 'html[data-scripted] &': { display: 'none' } };

const styles = styleSheet({
  layout: {
    maxWidth: width.page,
    marginInline: 'auto',
    [media.desktop]: { display: 'grid', gridTemplateColumns: `${width.sidebar} minmax(0, 1fr)` },
    [media.print]: { display: 'block' },
  },
  content: { minWidth: 0, [media.desktop]: { gridColumn: 2, gridRow: 1 } },
  aside: {
    padding: `${space.l} ${space.m}`,
    [media.mobile]: {
      borderTop: `1px solid ${role.border}`,
      marginTop: space.xl,
      background: role.surface,
      ...inMenu,
    },
    [media.desktop]: {
      gridColumn: 1,
      gridRow: 1,
      position: 'sticky',
      top: OFFSET,
      alignSelf: 'start',
      maxHeight: `calc(100vh - ${OFFSET})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      borderInlineEnd: `1px solid ${role.border}`,
      minHeight: `calc(100vh - ${OFFSET})`,
    },
    [media.print]: { display: 'none' },
  },
  title: { fontSize: '1rem', padding: `0 ${space.s} ${space.s}`, [media.desktop]: { display: 'none' } },
});

interface SidebarLayoutProps {
  sidebar: SidebarView;
  sitePath: string;
  children: ReactNode;
}

/** Content with the sidebar: beside it on wide screens; on narrow ones below it or in the menu. */
export function SidebarLayout({ sidebar, sitePath, children }: SidebarLayoutProps) {
  return (
    <div css={styles.layout}>
      <div css={styles.content}>{children}</div>
      {/* The key resets another section's sidebar to its top; the content stays mounted. */}
      <aside css={styles.aside} id={SIDEBAR_ID} tabIndex={-1} key={sidebar.name}>
        <h2 css={styles.title}>{sidebar.label}</h2>
        <Slot name="sidebarTop" />
        <Sidebar sidebar={sidebar} sitePath={sitePath} />
        <Slot name="sidebarBottom" />
      </aside>
    </div>
  );
}
