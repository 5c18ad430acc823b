import { useRef, useEffect, type RefObject } from 'react';
import { LocaleSwitch } from './LocaleSwitch';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { hasPanel, currentPageOf, type CurrentPage, type NavbarEntry } from '../../model/navigation/navbar';
import { SearchButton } from '../search/SearchButton';
import { ColorModeSwitch } from './ColorModeSwitch';
import { MobileNavigation } from './MobileNavigation';
import { NavbarBrand } from './NavbarBrand';
import { navbarEntries, type Chrome, type SidebarView } from './navbarData';
import { navbarStyles as styles } from './navbarStyles';
import { Slot } from '../layout/Slot';
import { afterMove, afterScroll, startNavbarScroll, type NavbarScroll } from '../../model/navigation/navbarScroll';
import { safeDecode } from '../../model/site/path';
import { NavbarDropdown } from 'site-features';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { radius } from '../../theme/tokens';
import { NavbarLink } from './NavbarLink';
import { styleSheet } from '../../theme/styleSheet';

/** Styles of the bar's links and buttons, on their list, so that items need no classes. */
const { style } = styleSheet({
  style: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    '& > li > a, & > li > button': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 40,
      padding: '0.25rem 0.65rem',
      border: 0,
      borderRadius: radius.small,
      background: 'transparent',
      color: role.textMuted,
      fontSize: '0.9375rem',
      lineHeight: 1.2,
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      [media.tightBar]: { padding: '0.25rem 0.4rem', fontSize: '0.875rem' },
      [media.tightestBar]: { fontSize: '0.8125rem', letterSpacing: '-0.01em' },
    },
    '& > li > a:hover, & > li > button:hover, & > li > button[aria-expanded="true"]': {
      color: role.text,
      background: role.surface,
    },
    '& > li > a[aria-current], & > li > button[data-current="true"]': {
      color: role.accent,
      boxShadow: `inset 0 -2px 0 ${role.accent}`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      '@media (forced-colors: active)': { textDecoration: 'underline' },
    },
    // A maximum in per cent would let a narrow bar shrink icons to nothing.
    svg: { flexShrink: 0, maxWidth: 'none' },
  },
});

interface NavbarItemsProps {
  entries: readonly NavbarEntry[];
  current: CurrentPage;
  side: 'left' | 'right';
}

/** Links and dropdowns side by side. */
function NavbarItems({ entries, current, side }: NavbarItemsProps) {
  return (
    <ul css={style}>
      {entries.map((entry) =>
        entry.type === 'dropdown' ? (
          <NavbarDropdown key={entry.label} label={entry.label} items={entry.items} current={current} side={side} />
        ) : (
          <NavbarLink key={entry.to ?? entry.href} link={entry} current={current} />
        ),
      )}
    </ul>
  );
}

/** Elements that keep the bar visible: a keyboard focus or an open menu in it. */
const HOLDS = ':focus-visible, [aria-expanded="true"], details[open]';

/** Hides the bar while the reader scrolls down, by an attribute of `<html>`; a new address shows it. */
function useHideOnScroll(barRef: RefObject<HTMLElement>, isEnabled: boolean, address: string): void {
  const state = useRef<NavbarScroll>();
  const shown = useRef(address);

  useEffect(() => {
    const bar = barRef.current;
    if (!isEnabled || bar === null) return undefined;
    state.current = startNavbarScroll(window.scrollY);
    const onScroll = () => {
      if (state.current === undefined) return;
      const { scrollHeight } = document.documentElement;
      const view = { top: window.scrollY, viewportHeight: window.innerHeight, documentHeight: scrollHeight };
      state.current = afterScroll(state.current, { ...view, isHeld: bar.querySelector(HOLDS) !== null });
      show(state.current);
    };
    const onFocus = () => {
      if (state.current !== undefined) show((state.current = { ...state.current, isHidden: false }));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    bar.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('scroll', onScroll);
      bar.removeEventListener('focusin', onFocus);
      document.documentElement.removeAttribute('data-navbar');
    };
  }, [barRef, isEnabled]);

  useEffect(() => {
    if (state.current === undefined || shown.current === address) return;
    shown.current = address;
    const id = safeDecode(window.location.hash.slice(1));
    state.current = afterMove(window.scrollY, id !== '' && document.getElementById(id) !== null);
    show(state.current);
  }, [address]);
}

function show({ isHidden }: NavbarScroll): void {
  const root = document.documentElement;
  if (isHidden === root.hasAttribute('data-navbar')) return;
  if (isHidden) root.setAttribute('data-navbar', 'hidden');
  else root.removeAttribute('data-navbar');
}

interface NavbarProps {
  site: Chrome;
  sidebar: SidebarView | null;
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

  const current = currentPageOf(sitePath, sidebar?.entries);
  const entries = navbarEntries(items);
  const colorMode = site.colorMode.canSwitch ? site.colorMode : undefined;
  const searchSide = items.find(({ type }) => type === 'search')?.position ?? 'right';
  const searchBox = (
    <div css={styles.searchBox}>
      <SearchButton searchPath={searchPath} look="bar" />
    </div>
  );
  return (
    <header css={styles.header} ref={barRef}>
      <div css={[styles.bar, sidebar === null && styles.narrow]}>
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
          <div css={[styles.side, styles.end, searchSide === 'right' && styles.yielding]}>
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
