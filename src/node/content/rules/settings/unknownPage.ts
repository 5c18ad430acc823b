import type { Finding } from '../../../diagnostics/diagnostic';
import { essential } from '../../../diagnostics/rule';
import { canonicalPath, isWithin } from '../../../../model/site/path';
import { newPaths } from '../../checks/allRedirects';
import { draftPaths, hasPath, type KnownPaths } from '../../checks/knownPaths';
import { didYouMeanPage } from '../../checks/nearestPage';
import { siteLinks } from '../../checks/siteLinks';
import type { Content } from '../../loadContent';
import { defineRule } from '../contentRule';

/** The pages that site.yaml leads to exist, and areas of the search have some. */
function checkSiteLinks(content: Content, paths: KnownPaths): Finding[] {
  const { site, source } = content;
  const drafts = draftPaths(content);
  const moved = newPaths(content);
  const areas = site.search.areas.flatMap(({ under }, index) =>
    under.flatMap((path, place): Finding[] => {
      const start = canonicalPath(path);
      if (paths.has(start) || [...paths.keys()].some((each) => isWithin(each, start))) return [];
      const found = source.locate(['search', 'areas', index, 'under', place]);
      const hint = didYouMeanPage(path, paths.keys(), moved) ?? 'Write the path of a page or of a folder of pages.';
      return [{ file: source.file, ...found, message: `No page of the site is below "${path}".`, hint }];
    }),
  );
  const links = siteLinks(site).flatMap(({ path, key }) => {
    const place = { file: source.file, ...source.locate(key) };
    if (!hasPath(paths, path)) {
      const hint = didYouMeanPage(path, paths.keys(), moved) ?? 'Write the path of a page.';
      return [{ ...place, message: `The path "${path}" is no page of the site.`, hint }];
    }
    if (!drafts.has(canonicalPath(path))) return [];
    const message = `The page "${path}" is a draft, which is not published.`;
    return [{ ...place, message, hint: 'Lead to another page, or remove "draft: true" from that one.' }];
  });
  return [...links, ...areas];
}

export const unknownSitePage = defineRule(
  'settings/unknown-page',
  essential('Pages that `site.yaml` names are there and published.'),
  checkSiteLinks,
);
