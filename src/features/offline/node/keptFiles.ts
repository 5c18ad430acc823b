/** Excludes large files, files for other programs, and the worker itself. */
const LEFT_OUT =
  /\.(?:mp4|webm|mp3|zip|xml|map|br|gz|LICENSE\.txt)$|^\/(?:[._]|web\.config$|staticwebapp\.config\.json$|vercel\.json$)|\/llms(?:-full(?:-\d+)?)?\.txt$|^\/(?:robots\.txt|offline-sw\.js|static\/offline\/edition\.json)$|^\/static\/cards\//;
/** Scripts and styles of the bundler; the output may still have those of earlier builds. */
const BUNDLED = /^\/[^/]+-[0-9a-f]{8,}\.(?:js|css)$/;
/** Files that stay in the output after pages stop using them. */
const SHOWN_BY_PAGES = /^\/static\/(?!search\/|offline\/)/;

interface KeptFileRules {
  /** Names of the bundler's files of this build. */
  bundled: ReadonlySet<string>;
  /** Paths below `/static/` that pages contain. */
  shown: ReadonlySet<string>;
  /** Decoded paths, without base path, that redirect. */
  redirected: ReadonlySet<string>;
}

/**
 * Selects the files that readers need offline: pages, page data, scripts, images and the search.
 * @param paths decoded paths in the output, with a leading slash
 */
export function chooseKeptFiles(paths: readonly string[], { bundled, shown, redirected }: KeptFileRules): string[] {
  return paths.filter((path) => {
    if (LEFT_OUT.test(path)) return false;
    if (BUNDLED.test(path)) return bundled.has(path.slice(1));
    if (SHOWN_BY_PAGES.test(path)) return shown.has(path);
    return !redirected.has(path.replace(/\/index\.html$/, ''));
  });
}
