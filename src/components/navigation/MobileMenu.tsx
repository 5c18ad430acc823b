import { SiteLink } from '../../i18n/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { NAVBAR_HEIGHT } from '../../model/limits';
import { media } from '../../theme/media';
import { role, space } from '../../theme/tokens';
import { iconButton } from '../ui/iconButton';
import { MenuIcon, SearchIcon } from '../ui/icons';
import { NavbarLinks, type NavbarItemData } from './NavbarLinks';

const styles = {
  root: { display: 'none', [media.mobile]: { display: 'flex', alignItems: 'center' } },
  summary: { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  panel: {
    position: 'absolute' as const,
    insetInline: 0,
    top: NAVBAR_HEIGHT,
    padding: space.m,
    background: role.background,
    borderBottom: `1px solid ${role.border}`,
    boxShadow: role.shadow,
    maxHeight: `calc(100vh - ${NAVBAR_HEIGHT}px)`,
    overflowY: 'auto' as const,
  },
};

/** Search and sections on a narrow screen. The menu opens without JavaScript, and closes when the page changes. */
export function MobileMenu({ items, searchPath }: { items: readonly NavbarItemData[]; searchPath: string }) {
  const t = useText();
  const { sitePath } = useLocale();
  return (
    <div css={styles.root}>
      <SiteLink css={iconButton} href={searchPath} aria-label={t('navigation.search')}>
        <SearchIcon />
      </SiteLink>
      <details key={sitePath}>
        <summary css={[iconButton, styles.summary]} aria-label={t('navigation.menu')}>
          <MenuIcon />
        </summary>
        <nav css={styles.panel} aria-label={t('navigation.main')}>
          <NavbarLinks items={items.filter(({ type }) => type === 'link')} isVertical />
        </nav>
      </details>
    </div>
  );
}
