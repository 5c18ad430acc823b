import type { ColorMode } from './themeColor';

/** A file of a theme that the site serves. */
export interface ThemeFile {
  /** Path under the site root, including the digest of what it is made from. */
  path: string;
  make: (target: string) => Promise<unknown>;
}

/** Values of a site's theme that replace the engine's; those that are absent stay. */
export interface ThemeValues {
  /** CSS colours of the form `#rrggbb`, by role. */
  colors?: Readonly<Record<ColorMode, Readonly<Record<string, string>>>>;
  font?: { text?: string | undefined; headings?: string | undefined; code?: string | undefined };
  /** Lengths in CSS. */
  radius?: Readonly<Record<string, string>>;
  space?: Readonly<Record<string, string>>;
  width?: Readonly<Record<string, string>>;
  /** Rules before the engine's: `@font-face`. Like the site's, they have addresses without the base path. */
  faces?: string;
  /** Files that they name, which the site serves. */
  copies?: readonly ThemeFile[];
  /** Rules of the site, which win over the engine's. */
  css?: string;
  /** The files that it was read from, by their absolute paths. */
  files?: readonly string[];
}

/** Inlined where styles are compiled: bundles have only the compiled styles. */
declare const __THEME__: ThemeValues | undefined;

/** The theme of the site whose styles are compiled; empty for a site without one. */
export const theme: ThemeValues = typeof __THEME__ === 'undefined' ? {} : __THEME__;
