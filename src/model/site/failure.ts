/** What `data-scripted` on `<html>` says once the site's own code has started; before that it is empty. */
export const SITE_RUNS = 'site';

/** What a page says where its own code has failed. */
export interface CrashTexts {
  /** Title of the tab. */
  title: string;
  /** Heading where only the content has failed, and the frame around it stands. */
  part: string;
  /** Heading where everything has failed. */
  whole: string;
  retry: string;
}

/** What the banner says that is on a home page whose code did not start. */
interface BannerTexts {
  title: string;
  hint: string;
  /** For whoever runs the site, where the code could not be loaded. */
  script: string;
  /** For whoever runs the site, where it lies at another path; `{{suggested}}` is filled in by the browser. */
  path: string;
}

/** All that the server has to write into the pages of a locale for when their code fails. */
export interface FailureTexts {
  crash: CrashTexts;
  banner: BannerTexts;
}

/** The same for the whole site. */
export interface FailureConfig {
  /** Base path with a trailing slash. */
  base: string;
  /** Whether home pages have the banner. */
  hasBanner: boolean;
  /** Texts by locale code, the default first. */
  texts: Readonly<Record<string, FailureTexts>>;
}
