import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { revealInArea } from '../../browser/reading/scrollArea';
import { afterPaint } from '../../browser/router/afterPaint';
import { useWholeSidebar } from '../../hooks/navigation/useWholeSidebar';
import { useText } from '../../i18n/useText';
import {
  needsRest,
  NOTHING_OPEN,
  openForPage,
  withCategory,
  type OpenCategories,
} from '../../model/navigation/openCategories';
import { nestEntries, type SidebarNode } from '../../model/navigation/sidebarEntries';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import type { SidebarView } from './navbarData';
import { SidebarList } from './SidebarList';
import { styleSheet } from '../../theme/styleSheet';
import type { CSSObject } from '@emotion/react';
import { chevron } from '../../theme/chevron';
import { media } from '../../theme/media';
import { clamp } from '../../theme/stack';
import { observable } from '../../model/observable';

const row = (): CSSObject => ({
  display: 'flex',
  alignItems: 'center',
  padding: '0.3125rem 0.5rem',
  borderRadius: 6,
  color: role.textMuted,
  fontSize: '0.875rem',
  fontWeight: 500,
  lineHeight: 1.4,
  textDecoration: 'none',
  [media.touch]: { minHeight: 44 },
});

/** Styles of a sidebar, on its root: classes on hundreds of rows would cost bytes in every page and start-up time. */
const { sidebarStyles } = styleSheet({
  sidebarStyles: {
    // Long names without spaces break, so they do not widen the column.
    ul: { display: 'grid', gap: 1, overflowWrap: 'anywhere' },
    li: { position: 'relative' },
    'details > ul': {
      marginInlineStart: '0.6rem',
      paddingInlineStart: '0.5rem',
      borderInlineStart: `1px solid ${role.border}`,
      marginBlock: 2,
    },
    a: row(),
    'a > span:first-of-type, summary > span': clamp(2),
    'a > span ~ span': { flexShrink: 0 },
    small: {
      flexShrink: 0,
      maxWidth: '50%',
      marginInlineStart: 8,
      paddingInline: 6,
      borderRadius: 6,
      background: role.accentSoft,
      color: role.accent,
      fontSize: '0.6875rem',
      fontWeight: 600,
    },
    'a:hover': { background: role.surface, color: role.text },
    '.category > a': { paddingInlineEnd: 48 },
    'a[aria-current="page"]': { background: role.accentSoft, color: role.accent, fontWeight: 650 },
    'a[aria-current="page"] > small': { background: role.background },
    summary: {
      ...row(),
      justifyContent: 'space-between',
      gap: 8,
      cursor: 'pointer',
      listStyle: 'none',
    },
    'summary::-webkit-details-marker': { display: 'none' },
    'summary:hover': { background: role.surface },
    'summary::after': { ...chevron, marginInline: 4, color: role.textMuted, transition: 'transform 120ms' },
    'details[open] > summary::after': { transform: 'rotate(135deg)' },
    'a + details > summary': {
      position: 'absolute',
      insetInlineEnd: 2,
      top: 0,
      width: 36,
      height: 30,
      padding: 0,
      justifyContent: 'center',
      [media.touch]: { width: 44, height: 44 },
    },
  },
});

/** State of the last sidebar, shared by page and menu. Lives as long as the window. */
const current = observable(NOTHING_OPEN);

function set(next: OpenCategories): void {
  if (next !== current.get()) current.set(next);
}

/** The open categories of a sidebar, kept across its pages, and a function that toggles one. */
function useOpenCategories(
  sidebar: string,
  sitePath: string,
  rows: readonly SidebarNode[],
): { open: ReadonlySet<string>; toggle: (position: string, isOpen: boolean) => void } {
  const before = useSyncExternalStore(current.subscribe, current.get, () => NOTHING_OPEN);
  const arrive = (from: OpenCategories) => openForPage(from, sidebar, sitePath, rows);
  const state = arrive(before);
  useEffect(() => set(state), [state]);
  return { open: state.open, toggle: (position, isOpen) => set(withCategory(arrive(current.get()), position, isOpen)) };
}

const styles = styleSheet({ failure: { padding: space.s, color: role.danger } });

interface SidebarProps {
  sidebar: SidebarView;
  sitePath: string;
}

/** The sidebar of a section. Loads the other branches of a large one when the reader first opens one. */
export function Sidebar({ sidebar, sitePath }: SidebarProps) {
  const t = useText();
  const nav = useRef<HTMLElement>(null);
  const { entries, state, load } = useWholeSidebar(sidebar.entries, sidebar.wholeUrl, sitePath);
  const retry = state === 'failed' ? load : sidebar.retry;
  const rows = useMemo(() => nestEntries(entries), [entries]);
  const { open, toggle } = useOpenCategories(sidebar.name, sitePath, rows);
  const isIncomplete = needsRest(rows, open);
  useEffect(() => {
    if (isIncomplete) load();
  }, [isIncomplete, load]);
  // Deferred, because measuring would force a layout during hydration.
  useEffect(
    () =>
      afterPaint(() => {
        const row = nav.current?.querySelector('[aria-current="page"]');
        if (row) revealInArea(row);
      }),
    [sitePath],
  );
  return (
    <nav ref={nav} css={sidebarStyles} aria-label={sidebar.label}>
      <SidebarList items={rows} sitePath={sitePath} open={open} onToggle={toggle} />
      {retry !== undefined && (
        <p role="alert" css={styles.failure}>
          {t('navigation.loadFailed')}{' '}
          <button type="button" onClick={retry}>
            {t('navigation.retry')}
          </button>
        </p>
      )}
    </nav>
  );
}
