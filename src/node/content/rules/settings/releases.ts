import type { Finding } from '../../../diagnostics/diagnostic';
import { essential } from '../../../diagnostics/rule';
import { newestOf } from '../../../../model/pages/releases';
import { hasPath, type KnownPaths } from '../../checks/knownPaths';
import type { Content } from '../../loadContent';
import { defineRule } from '../contentRule';
import { say } from '../../say';

/** Reports a home page setting for release notes whose page is no category of a sidebar. */
function checkReleases({ site, source, sidebars, broken }: Content, paths: KnownPaths): Finding[] {
  const { releases } = site.home;
  // A path without a page is another rule's finding.
  if (releases === undefined || broken.has('sidebars') || !hasPath(paths, releases)) return [];
  if (newestOf(releases, sidebars.sidebars, () => true) !== undefined) return [];
  return [{ file: source.file, ...source.locate(['home', 'releases']), ...say('settings/releases', { releases }) }];
}

export const releases = defineRule(
  'settings/releases',
  essential('The page of the release notes is a category.'),
  checkReleases,
);
