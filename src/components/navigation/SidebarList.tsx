import type { SyntheticEvent } from 'react';
import { SiteLink } from '../../i18n/SiteLink';
import { useText } from '../../i18n/useText';
import type { SidebarNode } from '../../model/sidebar';
import { role } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

const row = {
  display: 'block',
  padding: '0.34rem 0.6rem',
  borderRadius: 6,
  color: role.textMuted,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textDecoration: 'none',
};

const styles = styleSheet({
  list: { display: 'grid', gap: 1 },
  nested: {
    marginInlineStart: '0.6rem',
    paddingInlineStart: '0.5rem',
    borderInlineStart: `1px solid ${role.border}`,
    marginBlock: 2,
  },
  link: {
    ...row,
    '&:hover': { background: role.surface, color: role.text },
    '&[aria-current="page"]': { background: role.accentSoft, color: role.accent, fontWeight: 650 },
  },
  category: { position: 'relative' },
  categoryLink: { ...row, paddingInlineEnd: 40, color: role.text, fontWeight: 600 },
  summary: {
    ...row,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    color: role.text,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: role.surface },
    '&::after': {
      content: '""',
      flexShrink: 0,
      width: 7,
      height: 7,
      marginInline: 4,
      borderTop: '2px solid',
      borderInlineEnd: '2px solid',
      color: role.textMuted,
      transform: 'rotate(45deg)',
      transition: 'transform 120ms',
    },
    'details[open] > &::after': { transform: 'rotate(135deg)' },
  },
  caret: {
    position: 'absolute',
    insetInlineEnd: 2,
    top: 0,
    width: 36,
    height: 34,
    padding: 0,
    justifyContent: 'center',
  },
});

interface SidebarListProps {
  items: readonly SidebarNode[];
  sitePath: string;
  /** Called when the reader opens a category whose pages are not here. */
  onOpenPruned: () => void;
  isNested?: boolean;
}

/** The rows of one level, and of the levels below. */
export function SidebarList({ items, sitePath, onOpenPruned, isNested = false }: SidebarListProps) {
  return (
    <ul css={[styles.list, isNested && styles.nested]}>
      {items.map((item) => (
        <li key={item.href ?? item.label} css={item.type === 'category' && styles.category}>
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
    <SiteLink
      css={[styles.link, item.type === 'category' && styles.categoryLink]}
      href={href ?? ''}
      lang={lang ?? undefined}
      aria-current={href === sitePath ? 'page' : undefined}
    >
      {label}
    </SiteLink>
  );
}

function SidebarCategory({ item, sitePath, onOpenPruned }: { item: SidebarNode } & Omit<SidebarListProps, 'items'>) {
  const t = useText();
  const onToggle = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (item.pruned && event.currentTarget.open) onOpenPruned();
  };
  const hasPage = item.href !== null;
  return (
    <>
      {hasPage && <SidebarLink item={item} sitePath={sitePath} />}
      <details open={item.inTrail} onToggle={onToggle}>
        {hasPage ? (
          <summary css={[styles.summary, styles.caret]} aria-label={t('navigation.showMore', { label: item.label })} />
        ) : (
          <summary css={styles.summary}>{item.label}</summary>
        )}
        <SidebarList items={item.children} sitePath={sitePath} onOpenPruned={onOpenPruned} isNested />
      </details>
    </>
  );
}
