import type { Finding } from '../../../diagnostics/diagnostic';
import { essential } from '../../../diagnostics/rule';
import { canonicalPath } from '../../../../model/site/path';
import { newPaths } from '../../checks/allRedirects';
import { draftPaths, hasPath, type KnownPaths } from '../../checks/knownPaths';
import { didYouMeanPage } from '../../checks/nearestPage';
import { siteLinks } from '../../checks/siteLinks';
import type { Content } from '../../loadContent';
import { defineRule } from '../contentRule';

/** The pages that site.yaml leads to exist. */
function checkSiteLinks(content: Content, paths: KnownPaths): Finding[] {
  const { site, source } = content;
  const drafts = draftPaths(content);
  const moved = newPaths(content);
  return siteLinks(site).flatMap(({ path, key }) => {
    const place = { file: source.file, ...source.locate(key) };
    if (!hasPath(paths, path)) {
      const hint = didYouMeanPage(path, paths.keys(), moved) ?? 'Write the path of a page.';
      return [{ ...place, message: `The path "${path}" is no page of the site.`, hint }];
    }
    if (!drafts.has(canonicalPath(path))) return [];
    const message = `The page "${path}" is a draft, which is not published.`;
    return [{ ...place, message, hint: 'Lead to another page, or remove "draft: true" from that one.' }];
  });
}

export const unknownSitePage = defineRule(
  'settings/unknown-page',
  essential('Pages that `site.yaml` names are there and published.'),
  checkSiteLinks,
);
