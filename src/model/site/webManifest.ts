/** The site's icon, the source of all others. */
export const SITE_ICON = '/favicon.svg';

/** An icon that the build renders from the site's. */
interface SiteIcon {
  path: string;
  /** Width and height in pixels. */
  size: number;
  /** Share of the side that stays empty around the drawing on a plain background; 0 keeps the drawing as it is. */
  margin: number;
  purpose?: 'any' | 'maskable';
}

/** Systems may crop a maskable icon to a circle, and show a transparent one on black. */
export const SITE_ICONS: readonly SiteIcon[] = [
  { path: '/icons/icon-192.png', size: 192, margin: 0, purpose: 'any' },
  { path: '/icons/icon-512.png', size: 512, margin: 0, purpose: 'any' },
  { path: '/icons/icon-maskable-512.png', size: 512, margin: 0.18, purpose: 'maskable' },
  { path: '/icons/apple-touch-icon.png', size: 180, margin: 0.1 },
];

export const TOUCH_ICON = '/icons/apple-touch-icon.png';
export const MANIFEST_FILE = '/manifest.webmanifest';

interface SiteIdentity {
  name: string;
  description: string;
  language: string;
  /** Base path without a trailing slash. */
  base: string;
  /** Colour of the window frame and the splash screen. */
  color: string;
}

/** The web app manifest, for installing the site. It keeps the browser's buttons, because readers need Back. */
export function buildWebManifest({ name, description, language, base, color }: SiteIdentity): string {
  const icons = SITE_ICONS.filter(({ purpose }) => purpose !== undefined).map(({ path, size, purpose }) => ({
    src: base + path,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }));
  const manifest = {
    name,
    short_name: name,
    description,
    lang: language,
    id: `${base}/`,
    start_url: `${base}/`,
    scope: `${base}/`,
    display: 'minimal-ui',
    theme_color: color,
    background_color: color,
    icons,
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
