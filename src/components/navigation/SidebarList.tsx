import type { MouseEvent, SyntheticEvent } from 'react';
import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import type { SidebarNode } from '../../model/navigation/sidebarEntries';

/** Longest label, in characters, that fits two lines at every depth. */
const SIDEBAR_LABEL_FITS = 36;

interface SidebarListProps {
  items: readonly SidebarNode[];
  sitePath: string;
  /** Positions of the open categories. */
  open: ReadonlySet<string>;
  onToggle: (position: string, isOpen: boolean) => void;
}

interface SidebarItemProps extends Omit<SidebarListProps, 'items'> {
  item: SidebarNode;
}

/** The rows of a level and of those below, styled by the sidebar's root. */
export function SidebarList({ items, ...rest }: SidebarListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.position} className={item.type === 'category' ? 'category' : undefined}>
          {item.type === 'category' ? (
            <SidebarCategory item={item} {...rest} />
          ) : (
            <SidebarLink item={item} sitePath={rest.sitePath} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A label clamped to two lines; one that may be cut has a title with the whole text. */
function SidebarLabel({ label }: { label: string }) {
  return <span title={label.length > SIDEBAR_LABEL_FITS ? label : undefined}>{label}</span>;
}

interface SidebarLinkProps {
  item: SidebarNode;
  sitePath: string;
  onClick?: (event: MouseEvent) => void;
}

function SidebarLink({ item, sitePath, onClick }: SidebarLinkProps) {
  const { href, label, lang, badge } = item;
  return (
    <SiteLink href={href ?? ''} pageLang={lang} aria-current={href === sitePath ? 'page' : undefined} onClick={onClick}>
      <SidebarLabel label={label} />
      {badge !== undefined && <small> {badge}</small>}
    </SiteLink>
  );
}

function SidebarCategory({ item, ...rest }: SidebarItemProps) {
  const t = useText();
  const { href, label, position, children } = item;
  const { sitePath, open, onToggle } = rest;
  const isOpen = open.has(position);
  const followToggle = (event: SyntheticEvent<HTMLDetailsElement>) => onToggle(position, event.currentTarget.open);
  // On the category's own page, its link toggles the category instead.
  const toggleHere = (event: MouseEvent) => {
    if (href !== sitePath || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onToggle(position, !isOpen);
  };
  return (
    <>
      {href !== null && <SidebarLink item={item} sitePath={sitePath} onClick={toggleHere} />}
      <details open={isOpen} onToggle={followToggle}>
        {href === null ? (
          <summary>
            <SidebarLabel label={label} />
          </summary>
        ) : (
          <summary aria-label={t('navigation.showMore', { label })} />
        )}
        {children.length > 0 && <SidebarList items={children} {...rest} />}
      </details>
    </>
  );
}
