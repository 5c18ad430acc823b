import type { ContentProblem } from '../../../model/contentProblem';
import { newestOf } from '../../../model/releases';
import type { Content } from '../loadContent';
import { hasPath, type KnownPaths } from './knownPaths';

/** The page whose newest release note the home page shows is a category of a sidebar. */
export function checkReleases({ site, source, sidebars }: Content, paths: KnownPaths): ContentProblem[] {
  const { releases } = site.home;
  // A path without a page is a fault of its own.
  if (releases === undefined || !hasPath(paths, releases)) return [];
  if (newestOf(releases, sidebars.sidebars, () => true) !== undefined) return [];
  return [
    {
      file: source.file,
      ...source.locate(['home', 'releases']),
      message: `The path "${releases}" is no category of a sidebar.`,
      hint: 'Write the path of a category that has release notes, the newest first: /docs/category/versiotiedotteet',
    },
  ];
}
