import type { ReactNode } from 'react';
import { darkFooter, FooterColumns, FooterRow, ThemedLogo } from 'site-features';
import { Slot } from './Slot';
import { SiteLink } from '../ui/SiteLink';
import type { FooterData } from '../../model/navigation/navbar';
import { useText } from '../../i18n/useText';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { space, width } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

/** The footer's logo, linked if it has a target. A footer that is always dark has only the dark variant. */
function FooterLogo({ logo, isOnDark }: { logo: NonNullable<FooterData['logo']>; isOnDark: boolean }) {
  const image = <ThemedLogo logo={logo} isOnDark={isOnDark} isLate />;
  const { href, target } = logo;
  if (href === undefined) return image;
  return (
    <SiteLink href={href} target={target} withoutIcon>
      {image}
    </SiteLink>
  );
}

const styles = styleSheet({
  footer: {
    marginTop: space.xxl,
    borderTop: `1px solid ${role.border}`,
    background: role.surface,
    color: role.textMuted,
    fontSize: '0.9375rem',
    [media.print]: { display: 'none' },
  },
  inner: {
    maxWidth: `calc(${width.wide} + 2 * ${space.l})`,
    marginInline: 'auto',
    padding: `${space.xl} ${space.l} ${space.l}`,
    [media.mobile]: { padding: `${space.l} ${space.m}` },
    a: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 32,
      [media.touch]: { minHeight: 44 },
      color: 'inherit',
      textDecoration: 'none',
      textUnderlineOffset: '0.25em',
    },
    'a:hover': { color: role.text, textDecoration: 'underline' },
  },
  end: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    fontSize: '0.875rem',
    p: { marginInlineEnd: 'auto' },
    button: { [media.touch]: { minHeight: 44 } },
    '* + &': { marginTop: space.xl, paddingTop: space.l, borderTop: `1px solid ${role.border}` },
  },
});

interface FooterProps {
  footer: FooterData;
  /** Actions. */
  tools?: ReactNode;
  /** Settings for readers. */
  children?: ReactNode;
}

/** The footer: links in columns or a row, logo, offline reading, copyright. */
export function Footer({ footer, tools, children }: FooterProps) {
  const t = useText();
  const { columns, links, logo, copyright, style } = footer;
  return (
    <footer css={[styles.footer, style === 'dark' && darkFooter]}>
      <div css={styles.inner}>
        <Slot name="footerTop" />
        {columns.length + links.length > 0 && (
          <nav aria-label={t('navigation.footer')}>
            {columns.length > 0 ? <FooterColumns columns={columns} /> : <FooterRow links={links} />}
          </nav>
        )}
        <div css={styles.end}>
          {logo !== null && <FooterLogo logo={logo} isOnDark={style === 'dark'} />}
          <p>{copyright}</p>
          {tools}
          {children}
        </div>
      </div>
    </footer>
  );
}
