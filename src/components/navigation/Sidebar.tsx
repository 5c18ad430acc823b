import { useText } from '../../i18n/useText';
import { nestEntries, type SidebarEntry } from '../../model/sidebar';
import { useWholeSidebar } from '../../hooks/useWholeSidebar';
import { role, space } from '../../theme/tokens';
import { SidebarList } from './SidebarList';
import { sidebarStyles } from './sidebarStyles';

interface SidebarProps {
  sidebar: Queries.SidebarViewFragment;
  sitePath: string;
}

/** Rows of a query as the model's rows: the type's name is one of three, which GraphQL does not say. */
const toEntries = (entries: Queries.SidebarViewFragment['entries']) => entries as readonly SidebarEntry[];

/** The pages of a section. A large sidebar's other branches are fetched when the reader first opens one. */
export function Sidebar({ sidebar, sitePath }: SidebarProps) {
  const t = useText();
  const { entries, state, load } = useWholeSidebar(toEntries(sidebar.entries), sidebar.wholeUrl, sitePath);
  return (
    <nav css={sidebarStyles} aria-label={sidebar.label}>
      <SidebarList items={nestEntries(entries)} sitePath={sitePath} onOpenPruned={load} />
      {state === 'failed' && (
        <p role="alert" css={{ padding: space.s, color: role.danger }}>
          {t('navigation.loadFailed')}{' '}
          <button type="button" onClick={load}>
            {t('navigation.retry')}
          </button>
        </p>
      )}
    </nav>
  );
}
