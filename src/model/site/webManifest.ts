/** The site's icon, from which the others are drawn. */
export const SITE_ICON = '/favicon.svg';

/** An icon that the build draws from the site's own. */
export interface SiteIcon {
  path: string;
  /** Width and height in pixels. */
  size: number;
  /** Share of the side that stays empty around the drawing, on a plain ground; 0 keeps the drawing as it is. */
  margin: number;
  purpose?: 'any' | 'maskable';
}

/** Systems may cut a maskable icon to a circle, and put one without a ground on black. */
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
  /** Of the frame around the site, and of the empty page before it shows. */
  color: string;
}

/** The site for systems that put it among their programs. It keeps the browser's buttons: Back is needed. */
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
