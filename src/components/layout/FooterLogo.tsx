import { useRoutes } from '../../hooks/useRoutes';
import { SiteLink } from '../../i18n/SiteLink';
import { styleSheet } from '../../theme/styleSheet';

type LogoData = NonNullable<NonNullable<Queries.ChromeFragment['footer']>['logo']>;

const styles = styleSheet({
  image: { display: 'block' },
  onLight: { display: 'block', 'html[data-theme="dark"] &': { display: 'none' } },
  onDark: { display: 'none', 'html[data-theme="dark"] &': { display: 'block' } },
});

/**
 * The footer's logo. Of its two variants the attribute on `<html>` shows one, so it is right at the first paint;
 * the other is neither fetched nor read aloud. A footer that is always dark has the dark variant alone.
 */
export function FooterLogo({ logo, isOnDark }: { logo: LogoData; isOnDark: boolean }) {
  const { fileUrl } = useRoutes();
  const { src, srcDark, alt, width, height, href, target } = logo;
  const facts = { width, height, loading: 'lazy' } as const;
  const single = isOnDark ? (srcDark ?? src) : src;
  const images =
    srcDark === null || isOnDark ? (
      <img css={styles.image} src={fileUrl(single)} alt={alt} {...facts} />
    ) : (
      <>
        <img css={styles.onLight} src={fileUrl(src)} alt={alt} {...facts} />
        <img css={styles.onDark} src={fileUrl(srcDark)} alt={alt} {...facts} />
      </>
    );
  if (href === null) return images;
  return (
    <SiteLink href={href} target={target ?? undefined} withoutIcon>
      {images}
    </SiteLink>
  );
}
