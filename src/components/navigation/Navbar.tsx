import { SiteLink } from '../../i18n/SiteLink';
import { LocaleSwitch } from '../../i18n/LocaleSwitch';
import { useText } from '../../i18n/useText';
import { colorModeFacts } from '../../model/colorMode';
import { NAVBAR_HEIGHT } from '../../model/limits';
import { media } from '../../theme/media';
import { role, space, width } from '../../theme/tokens';
import { SearchBox } from '../search/SearchBox';
import { ColorModeSwitch } from './ColorModeSwitch';
import { MobileMenu } from './MobileMenu';
import { VersionSwitch } from './VersionSwitch';
import { NavbarLinks, type NavbarItemData } from './NavbarLinks';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 200,
    background: `color-mix(in srgb, ${role.background} 94%, transparent)`,
    backdropFilter: 'blur(8px)',
    borderBottom: `1px solid ${role.border}`,
    [media.print]: { display: 'none' },
  },
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    maxWidth: width.page,
    height: NAVBAR_HEIGHT,
    marginInline: 'auto',
    paddingInline: space.l,
    [media.mobile]: { gap: space.xs, paddingInline: space.m },
  },
  brand: {
    color: role.text,
    fontWeight: 750,
    fontSize: '1.125rem',
    letterSpacing: '-0.02em',
    textDecoration: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5rem',
    '&::before': { content: '""', width: 14, height: 14, borderRadius: '4px 4px 4px 0', background: role.accent },
  },
  nav: {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    minWidth: 0,
    [media.mobile]: { display: 'none' },
  },
  side: { display: 'flex', alignItems: 'center', gap: space.s, minWidth: 0 },
  locales: { [media.phone]: { display: 'none' } },
  tools: { display: 'flex', alignItems: 'center', gap: space.xs, [media.mobile]: { marginInlineStart: 'auto' } },
});

function onSide(items: readonly NavbarItemData[], side: 'left' | 'right'): NavbarItemData[] {
  return items.filter(({ type, position }) => type === 'link' && position === side);
}

/** The bar at the top: name of the site, sections, search, languages, colour mode. */
export function Navbar({ site }: { site: Queries.ChromeFragment }) {
  const t = useText();
  const { navbar, title, searchPath, locales, colorMode } = site;
  const searchSide = navbar.find(({ type }) => type === 'search')?.position ?? 'right';
  return (
    <header css={styles.header}>
      <div css={styles.bar}>
        <SiteLink css={styles.brand} href="/">
          {title}
        </SiteLink>
        <nav css={styles.nav} aria-label={t('navigation.main')}>
          <div css={styles.side}>
            <NavbarLinks items={onSide(navbar, 'left')} />
            {searchSide === 'left' && <SearchBox searchPath={searchPath} />}
          </div>
          <div css={styles.side}>
            {searchSide === 'right' && <SearchBox searchPath={searchPath} />}
            <NavbarLinks items={onSide(navbar, 'right')} />
          </div>
        </nav>
        <div css={styles.tools}>
          <VersionSwitch />
          {locales.length > 1 && (
            <div css={styles.locales}>
              <LocaleSwitch locales={locales} />
            </div>
          )}
          {colorMode.canSwitch && <ColorModeSwitch facts={colorModeFacts(colorMode)} />}
          <MobileMenu items={navbar} searchPath={searchPath} locales={locales} />
        </div>
      </div>
    </header>
  );
}
