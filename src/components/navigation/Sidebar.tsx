import { useEffect, useMemo, useRef } from 'react';
import { revealInArea } from '../../browser/reading/scrollArea';
import { afterPaint } from '../../browser/router/afterPaint';
import { useOpenCategories } from '../../hooks/navigation/useOpenCategories';
import { useWholeSidebar } from '../../hooks/navigation/useWholeSidebar';
import { useText } from '../../i18n/useText';
import { needsRest } from '../../model/navigation/openCategories';
import { nestEntries, type SidebarEntry } from '../../model/navigation/sidebarEntries';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import { SidebarList } from './SidebarList';
import { sidebarStyles } from './sidebarStyles';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({ failure: { padding: space.s, color: role.danger } });

interface SidebarProps {
  sidebar: Queries.SidebarViewFragment;
  sitePath: string;
}

/** GraphQL does not know that the type of a row is one of few words. */
const toEntries = (entries: Queries.SidebarViewFragment['entries']) => entries as readonly SidebarEntry[];

/**
 * The pages of a section. A large sidebar's other branches are fetched when the reader first opens one. On
 * every page the row of that page is brought into sight, in the sidebar's own scroll area.
 */
export function Sidebar({ sidebar, sitePath }: SidebarProps) {
  const t = useText();
  const nav = useRef<HTMLElement>(null);
  const { entries, state, load } = useWholeSidebar(toEntries(sidebar.entries), sidebar.wholeUrl, sitePath);
  const rows = useMemo(() => nestEntries(entries), [entries]);
  const { open, toggle } = useOpenCategories(sidebar.name, sitePath, rows);
  const isIncomplete = needsRest(rows, open);
  useEffect(() => {
    if (isIncomplete) load();
  }, [isIncomplete, load]);
  // Measuring would else have the page laid out in the task in which it comes to life.
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
      {state === 'failed' && (
        <p role="alert" css={styles.failure}>
          {t('navigation.loadFailed')}{' '}
          <button type="button" onClick={load}>
            {t('navigation.retry')}
          </button>
        </p>
      )}
    </nav>
  );
}
