import { useRoutes } from '../../hooks/navigation/useRoutes';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  always: { display: 'block' },
  onLight: { display: 'block', 'html[data-theme="dark"] &': { display: 'none' } },
  onDark: { display: 'none', 'html[data-theme="dark"] &': { display: 'block' } },
});

interface LogoImage {
  src: string;
  /** The variant for dark surroundings; without one the logo is the same in both modes. */
  srcDark: string | null;
  alt: string;
  width: number;
  height: number;
}

interface ThemedLogoProps {
  logo: LogoImage;
  /** True where the background is dark in both modes. */
  isOnDark?: boolean;
  /** True below the first screen: the image is loaded lazily. */
  isLate?: boolean;
}

/**
 * A logo from the site's files. Of its two variants the attribute on `<html>` shows one, so it is right at the
 * first paint; the other is neither fetched nor read aloud.
 */
export function ThemedLogo({ logo, isOnDark = false, isLate = false }: ThemedLogoProps) {
  const { fileUrl } = useRoutes();
  const { src, srcDark, alt, width, height } = logo;
  const size = { width, height };
  const loading = isLate ? 'lazy' : undefined;
  if (srcDark === null || isOnDark)
    return <img css={styles.always} src={fileUrl(srcDark ?? src)} alt={alt} loading={loading} {...size} />;
  return (
    <>
      <img css={styles.onLight} src={fileUrl(src)} alt={alt} loading={loading} {...size} />
      {/* An image that is not shown is not fetched either when it may come late. */}
      <img css={styles.onDark} src={fileUrl(srcDark)} alt={alt} loading="lazy" {...size} />
    </>
  );
}
