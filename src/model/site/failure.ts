/** Value of `data-scripted` on `<html>` after the site's script has started; empty before. */
export const SITE_RUNS = 'site';

/** Texts of a page whose script failed. */
export interface CrashTexts {
  /** Title of the browser tab. */
  title: string;
  /** Heading when only the content failed inside an intact layout. */
  part: string;
  /** Heading when the whole page failed. */
  whole: string;
  retry: string;
}

/** Texts of the banner on a home page whose script did not start. */
interface BannerTexts {
  title: string;
  hint: string;
  /** Advice to the operator when the script could not be loaded. */
  script: string;
  /** Advice to the operator when the site is served at another path; the browser fills in `{{suggested}}`. */
  path: string;
}

/** The failure texts of a locale, rendered into its pages. */
export interface FailureTexts {
  crash: CrashTexts;
  banner: BannerTexts;
}

/** The failure settings of the whole site. */
export interface FailureConfig {
  /** Base path with a trailing slash. */
  base: string;
  /** Whether home pages have the banner. */
  hasBanner: boolean;
  /** Texts by locale code, the default first. */
  texts: Readonly<Record<string, FailureTexts>>;
}
