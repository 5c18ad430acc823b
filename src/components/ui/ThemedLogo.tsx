import { useRoutes } from '../../hooks/useRoutes';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  light: { 'html[data-theme="dark"] &': { display: 'none' } },
  dark: { display: 'none', 'html[data-theme="dark"] &': { display: 'inline' } },
});

interface ThemedLogoProps {
  src: string;
  /** The variant for dark pages; without one the logo is the same in both modes. */
  srcDark: string | null;
  alt: string;
  width: number;
  height: number;
}

/** A logo from the site's files. The attribute on `<html>` chooses its variant, so it is right at the first paint. */
export function ThemedLogo({ src, srcDark, alt, ...size }: ThemedLogoProps) {
  const { fileUrl } = useRoutes();
  if (srcDark === null) return <img src={fileUrl(src)} alt={alt} {...size} />;
  return (
    <>
      <img css={styles.light} src={fileUrl(src)} alt={alt} {...size} />
      {/* An image that is not shown is not fetched either when it may come late. */}
      <img css={styles.dark} src={fileUrl(srcDark)} loading="lazy" alt={alt} {...size} />
    </>
  );
}
