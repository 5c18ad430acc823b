import { useRoutes } from '../../hooks/navigation/useRoutes';
import type { LayoutLogo } from '../../model/navigation/navbar';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  always: { display: 'block' },
  onLight: { display: 'block', 'html[data-theme="dark"] &': { display: 'none' } },
  onDark: { display: 'none', 'html[data-theme="dark"] &': { display: 'block' } },
});

interface ThemedLogoProps {
  logo: LayoutLogo;
  /** True when the background is dark in both modes. */
  isOnDark?: boolean;
  /** True below the first screen, to load the image lazily. */
  isLate?: boolean;
}

/** A logo. An attribute of `<html>` selects one of its two variants, so that the first paint is right. */
export function ThemedLogo({ logo, isOnDark = false, isLate = false }: ThemedLogoProps) {
  const { fileUrl } = useRoutes();
  const { src, srcDark, alt, width, height } = logo;
  const size = { width, height };
  const loading = isLate ? 'lazy' : undefined;
  if (srcDark === undefined || isOnDark)
    return <img css={styles.always} src={fileUrl(srcDark ?? src)} alt={alt} loading={loading} {...size} />;
  return (
    <>
      <img css={styles.onLight} src={fileUrl(src)} alt={alt} loading={loading} {...size} />
      {/* Lazy loading keeps the hidden image from loading. */}
      <img css={styles.onDark} src={fileUrl(srcDark)} alt={alt} loading="lazy" {...size} />
    </>
  );
}
