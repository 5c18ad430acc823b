import { SiteLink } from '../../i18n/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { isWithin } from '../../model/path';
import { media } from '../../theme/media';
import { role, space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

export type NavbarItemData = Queries.ChromeFragment['navbar'][number];

const styles = styleSheet({
  list: { display: 'flex', gap: space.xs },
  vertical: { display: 'grid', gap: 2 },
  link: {
    display: 'inline-block',
    padding: '0.45rem 0.65rem',
    borderRadius: 6,
    color: role.textMuted,
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '&:hover': { color: role.text, background: role.surface },
    '&[aria-current]': { color: role.accent, fontWeight: 650 },
    [media.mobile]: { display: 'block', padding: '0.65rem 0.75rem', fontSize: '1.0625rem' },
  },
});

/** The section links of the navigation; the one that the page lies under is marked. */
export function NavbarLinks({ items, isVertical = false }: { items: readonly NavbarItemData[]; isVertical?: boolean }) {
  const { sitePath } = useLocale();
  return (
    <ul css={isVertical ? styles.vertical : styles.list}>
      {items.map(({ label, to, href }) => (
        <li key={to ?? href}>
          <SiteLink css={styles.link} href={to ?? href ?? '/'} aria-current={currentOf(to, sitePath)}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function currentOf(to: string | null, sitePath: string): 'page' | 'true' | undefined {
  if (to === null) return undefined;
  if (to === sitePath) return 'page';
  return isWithin(sitePath, to) ? 'true' : undefined;
}
