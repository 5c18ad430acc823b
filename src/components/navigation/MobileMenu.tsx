import { LocaleSwitch, type SwitchLocale } from '../../i18n/LocaleSwitch';
import { SiteLink } from '../../i18n/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { NAVBAR_HEIGHT } from '../../model/limits';
import { media } from '../../theme/media';
import { role, space } from '../../theme/tokens';
import { iconButton } from '../ui/iconButton';
import { MenuIcon, SearchIcon } from '../ui/icons';
import { VersionSwitch } from './VersionSwitch';
import { NavbarLinks, type NavbarItemData } from './NavbarLinks';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  root: { display: 'none', [media.mobile]: { display: 'flex', alignItems: 'center' } },
  summary: { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  panel: {
    position: 'absolute',
    insetInline: 0,
    top: NAVBAR_HEIGHT,
    padding: space.m,
    background: role.background,
    borderBottom: `1px solid ${role.border}`,
    boxShadow: role.shadow,
    maxHeight: `calc(100vh - ${NAVBAR_HEIGHT}px)`,
    overflowY: 'auto',
  },
  locales: { display: 'none', marginTop: space.m, [media.phone]: { display: 'block' } },
});

interface MobileMenuProps {
  items: readonly NavbarItemData[];
  searchPath: string;
  locales: readonly SwitchLocale[];
}

/** Search and sections on a narrow screen. The menu opens without JavaScript, and closes when the page changes. */
export function MobileMenu({ items, searchPath, locales }: MobileMenuProps) {
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
        <div css={styles.panel}>
          <nav aria-label={t('navigation.main')}>
            <NavbarLinks items={items.filter(({ type }) => type === 'link')} isVertical />
          </nav>
          <VersionSwitch isInMenu />
          {locales.length > 1 && (
            <div css={styles.locales}>
              <LocaleSwitch locales={locales} isList />
            </div>
          )}
        </div>
      </details>
    </div>
  );
}
