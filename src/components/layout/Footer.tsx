import { useRoutes } from '../../hooks/useRoutes';
import { SiteLink } from '../../i18n/SiteLink';
import { useText } from '../../i18n/useText';
import { media } from '../../theme/media';
import { paletteVariables, role, space, width } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

type FooterData = NonNullable<Queries.ChromeFragment['footer']>;
type FooterLinkData = FooterData['links'][number];

const styles = styleSheet({
  footer: {
    marginTop: space.xxl,
    borderTop: `1px solid ${role.border}`,
    background: role.surface,
    color: role.textMuted,
    fontSize: '0.9375rem',
    '&[data-style="dark"]': paletteVariables('dark'),
    [media.print]: { display: 'none' },
  },
  inner: {
    maxWidth: width.page,
    marginInline: 'auto',
    padding: `${space.xl} ${space.l}`,
    display: 'grid',
    gap: space.l,
  },
  columns: { display: 'grid', gap: space.xl, gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, max-content))' },
  column: { display: 'grid', gap: space.s, alignContent: 'start' },
  title: { fontSize: '0.9375rem', color: role.text },
  list: { display: 'grid', gap: space.xs },
  row: { display: 'flex', flexWrap: 'wrap', gap: space.s, [media.mobile]: { flexDirection: 'column' } },
  dot: { marginInlineEnd: space.s, [media.mobile]: { display: 'none' } },
  link: {
    display: 'inline-block',
    paddingBlock: '0.2rem',
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
});

function FooterLink({ label, to, href }: FooterLinkData) {
  return (
    <SiteLink css={styles.link} href={to ?? href ?? '/'}>
      {label}
    </SiteLink>
  );
}

function FooterLogo({ src, srcDark, alt, width: logoWidth, height, href, target }: NonNullable<FooterData['logo']>) {
  const { fileUrl } = useRoutes();
  const size = { width: logoWidth, height };
  const image = (
    <>
      <img
        src={fileUrl(src)}
        alt={alt}
        {...size}
        css={srcDark !== null && { 'html[data-theme="dark"] &': { display: 'none' } }}
      />
      {srcDark !== null && (
        <img
          src={fileUrl(srcDark)}
          alt={alt}
          {...size}
          css={{ display: 'none', 'html[data-theme="dark"] &': { display: 'inline' } }}
        />
      )}
    </>
  );
  if (href === null) return <div>{image}</div>;
  return (
    <div>
      <SiteLink href={href} target={target ?? undefined} withoutIcon>
        {image}
      </SiteLink>
    </div>
  );
}

/** The foot of every page: links as columns or in one row, the logo, the copyright. */
export function Footer({ footer }: { footer: FooterData }) {
  const t = useText();
  const { columns, links, logo, copyright } = footer;
  return (
    <footer css={styles.footer} data-style={footer.style}>
      <div css={styles.inner}>
        {columns.length > 0 && (
          <nav css={styles.columns} aria-label={t('navigation.footer')}>
            {columns.map(({ title, items }) => (
              <div css={styles.column} key={title}>
                <h2 css={styles.title}>{title}</h2>
                <ul css={styles.list}>
                  {items.map((item) => (
                    <li key={item.to ?? item.href}>
                      <FooterLink {...item} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        {links.length > 0 && (
          <nav aria-label={t('navigation.footer')}>
            <ul css={styles.row}>
              {links.map((item, index) => (
                <li key={item.to ?? item.href}>
                  {index > 0 && (
                    <span css={styles.dot} aria-hidden="true">
                      ·
                    </span>
                  )}
                  <FooterLink {...item} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        {logo !== null && <FooterLogo {...logo} />}
        <p>{copyright}</p>
      </div>
    </footer>
  );
}
