import { withPrefix } from 'gatsby';
import { settings } from 'site-features';

/** Loads the text's regular font beside the page. */
export const FontPreload = () => (
  <link rel="preload" as="font" type="font/woff2" href={withPrefix(String(settings.theme))} crossOrigin="anonymous" />
);
