import { ThemedLogo } from 'site-features';
import type { NavbarData } from '../../model/navigation/navbar';
import { SiteLink } from '../ui/SiteLink';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5rem',
    minHeight: 40,
    [media.touch]: { minHeight: 44 },
    flexShrink: 0,
    color: role.text,
    fontWeight: 700,
    fontSize: '1.125rem',
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    textDecoration: 'none',
    [media.phone]: { flexShrink: 1, minWidth: 0, overflowWrap: 'anywhere' },
  },
  mark: { flexShrink: 0, width: 14, height: 14, borderRadius: '4px 4px 4px 0', background: role.accent },
});

interface NavbarBrandProps {
  title: string;
  logo: NavbarData['logo'];
}

/** The site's name with its logo or a default mark, or a logo with a text of its own; links to the home page. */
export function NavbarBrand({ title, logo }: NavbarBrandProps) {
  return (
    <SiteLink css={styles.brand} href="/">
      {logo === null ? <span css={styles.mark} aria-hidden="true" /> : <ThemedLogo logo={logo} />}
      {logo?.alt ? null : title}
    </SiteLink>
  );
}
