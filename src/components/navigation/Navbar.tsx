import { useRef } from 'react';
import { LocaleSwitch } from './LocaleSwitch';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { useHideOnScroll } from '../../hooks/navigation/useHideOnScroll';
import { colorModeConfig } from '../../model/site/colorMode';
import { hasPanel, placeOf } from '../../model/navigation/navbar';
import { SearchButton } from '../search/SearchButton';
import { ColorModeSwitch } from './ColorModeSwitch';
import { MobileNavigation } from './MobileNavigation';
import { NavbarBrand } from './NavbarBrand';
import { navbarEntries } from './navbarData';
import { NavbarItems } from './NavbarItems';
import { navbarStyles as styles } from './navbarStyles';
import { Slot } from '../layout/Slot';

interface NavbarProps {
  site: Queries.ChromeFragment;
  sidebar: Queries.SidebarViewFragment | null;
  /** Path and hash of the address bar. */
  address: string;
}

/** The bar at the top: brand, sections, search, languages, colour mode; on narrow screens the menu. */
export function Navbar({ site, sidebar, address }: NavbarProps) {
  const t = useText();
  const { sitePath } = useLocale();
  const barRef = useRef<HTMLElement>(null);
  const { navbar, title, searchPath, locales } = site;
  const { items, logo, hideOnScroll } = navbar;
  useHideOnScroll(barRef, hideOnScroll, address);

  const current = placeOf(sitePath, sidebar?.entries);
  const entries = navbarEntries(items);
  const colorMode = site.colorMode.canSwitch ? colorModeConfig(site.colorMode) : undefined;
  const searchSide = items.find(({ type }) => type === 'search')?.position ?? 'right';
  const searchBox = (
    <div css={styles.searchBox}>
      <SearchButton searchPath={searchPath} look="bar" />
    </div>
  );
  return (
    <header css={styles.header} ref={barRef}>
      <div css={styles.bar}>
        {hasPanel({ items: entries.length, locales: locales.length, hasSidebar: sidebar !== null }) && (
          <MobileNavigation {...{ title, logo, entries, current, locales, colorMode, sidebar }} />
        )}
        <Slot name="navbarStart" />
        <NavbarBrand title={title} logo={logo} />
        <nav css={styles.nav} aria-label={t('navigation.main')}>
          <div css={[styles.side, searchSide === 'left' && styles.yielding]}>
            <NavbarItems entries={navbarEntries(items, 'left')} current={current} side="left" />
            {searchSide === 'left' && searchBox}
          </div>
          <div css={[styles.side, searchSide === 'right' && styles.yielding]}>
            {searchSide === 'right' && searchBox}
            <NavbarItems entries={navbarEntries(items, 'right')} current={current} side="right" />
          </div>
        </nav>
        <div css={styles.tools}>
          <Slot name="navbarTools" />
          <div css={styles.searchLink}>
            <SearchButton searchPath={searchPath} look="icon" />
          </div>
          {locales.length > 1 && (
            <div css={styles.locales}>
              <LocaleSwitch locales={locales} />
            </div>
          )}
          {colorMode !== undefined && <ColorModeSwitch facts={colorMode} />}
        </div>
      </div>
    </header>
  );
}
