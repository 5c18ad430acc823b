import type { RefObject } from 'react';
import { LocaleSwitch } from './LocaleSwitch';
import { useText } from '../../i18n/useText';
import { NAVBAR_HEIGHT } from '../../model/limits';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import { iconButton } from '../ui/iconButton';
import { MenuIcon } from '../ui/icons';
import { NavbarMenu } from './NavbarMenu';
import { Slot } from '../layout/Slot';
import type { NavigationContent } from './navbarData';

const styles = styleSheet({
  root: { [media.desktop]: { display: 'none' } },
  summary: { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  panel: {
    position: 'absolute',
    insetInline: 0,
    top: NAVBAR_HEIGHT,
    display: 'grid',
    gap: space.m,
    padding: space.m,
    background: role.background,
    borderBottom: `1px solid ${role.border}`,
    boxShadow: role.shadow,
    maxHeight: `calc(100vh - ${NAVBAR_HEIGHT}px)`,
    overflowY: 'auto',
  },
  locales: { display: 'none', [media.phone]: { display: 'block' } },
});

interface MenuFallbackProps extends Omit<NavigationContent, 'sidebar'> {
  /** True to open at once, in place of a panel that failed to load. */
  isOpen: boolean;
  detailsRef: RefObject<HTMLDetailsElement>;
}

/** The menu of a narrow window without JavaScript: rendered by the server, and the fallback of the panel. */
export function MenuFallback({ entries, current, locales, isOpen, detailsRef }: MenuFallbackProps) {
  const t = useText();
  return (
    <details css={styles.root} ref={detailsRef} open={isOpen}>
      <summary css={[iconButton, styles.summary]} aria-label={t('navigation.menu')}>
        <MenuIcon />
      </summary>
      <div css={styles.panel}>
        <nav aria-label={t('navigation.main')}>
          <NavbarMenu entries={entries} current={current} />
        </nav>
        <Slot name="menuTools" />
        {locales.length > 1 && (
          <div css={styles.locales}>
            <LocaleSwitch locales={locales} isList />
          </div>
        )}
      </div>
    </details>
  );
}
