import type { SyntheticEvent } from 'react';
import { SiteLink } from '../../i18n/SiteLink';
import { useText } from '../../i18n/useText';
import type { SidebarNode } from '../../model/sidebar';

interface SidebarListProps {
  items: readonly SidebarNode[];
  sitePath: string;
  /** Called when the reader opens a category whose pages are not here. */
  onOpenPruned: () => void;
}

/** The rows of one level, and of the levels below. Their looks come from the sidebar's root. */
export function SidebarList({ items, sitePath, onOpenPruned }: SidebarListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href ?? item.label} className={item.type === 'category' ? 'category' : undefined}>
          {item.type === 'category' ? (
            <SidebarCategory item={item} sitePath={sitePath} onOpenPruned={onOpenPruned} />
          ) : (
            <SidebarLink item={item} sitePath={sitePath} />
          )}
        </li>
      ))}
    </ul>
  );
}

function SidebarLink({ item, sitePath }: { item: SidebarNode; sitePath: string }) {
  const { href, label, lang } = item;
  return (
    <SiteLink href={href ?? ''} lang={lang ?? undefined} aria-current={href === sitePath ? 'page' : undefined}>
      {label}
    </SiteLink>
  );
}

function SidebarCategory({ item, sitePath, onOpenPruned }: { item: SidebarNode } & Omit<SidebarListProps, 'items'>) {
  const t = useText();
  const { href, label, inTrail, pruned, children } = item;
  const onToggle = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (pruned && event.currentTarget.open) onOpenPruned();
  };
  return (
    <>
      {href !== null && <SidebarLink item={item} sitePath={sitePath} />}
      <details open={inTrail} onToggle={onToggle}>
        {href === null ? <summary>{label}</summary> : <summary aria-label={t('navigation.showMore', { label })} />}
        <SidebarList items={children} sitePath={sitePath} onOpenPruned={onOpenPruned} />
      </details>
    </>
  );
}
