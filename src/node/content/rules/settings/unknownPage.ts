import type { Finding } from '../../../diagnostics/diagnostic';
import { essential } from '../../../diagnostics/rule';
import { canonicalPath, isWithin } from '../../../../model/site/path';
import { newPaths } from '../../checks/allRedirects';
import { draftPaths, hasPath, type KnownPaths } from '../../checks/knownPaths';
import { didYouMeanPage } from '../../checks/nearestPage';
import { siteLinks } from '../../checks/siteLinks';
import type { Content } from '../../loadContent';
import { defineRule } from '../contentRule';
import { say } from '../../say';

/** Reports pages in site.yaml that do not exist or are drafts, and search areas without pages. */
function checkSiteLinks(content: Content, paths: KnownPaths): Finding[] {
  const { site, source } = content;
  const drafts = draftPaths(content);
  const moved = newPaths(content);
  const areas = site.search.areas.flatMap(({ under }, index) =>
    under.flatMap((path, place): Finding[] => {
      const start = canonicalPath(path);
      if (paths.has(start) || [...paths.keys()].some((each) => isWithin(each, start))) return [];
      const found = source.locate(['search', 'areas', index, 'under', place]);
      return [
        {
          file: source.file,
          ...found,
          ...say('settings/unknown-page.below', { path }, didYouMeanPage(path, paths.keys(), moved)),
        },
      ];
    }),
  );
  const links = siteLinks(site).flatMap(({ path, key }) => {
    const place = { file: source.file, ...source.locate(key) };
    if (!hasPath(paths, path)) {
      return [{ ...place, ...say('settings/unknown-page', { path }, didYouMeanPage(path, paths.keys(), moved)) }];
    }
    if (!drafts.has(canonicalPath(path))) return [];
    return [{ ...place, ...say('settings/unknown-page.draft', { path }) }];
  });
  return [...links, ...areas];
}

export const unknownSitePage = defineRule(
  'settings/unknown-page',
  essential('Pages that `site.yaml` names are there and published.'),
  checkSiteLinks,
);
