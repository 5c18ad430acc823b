import type { Finding } from '../../../diagnostics/diagnostic';
import { canonicalPath } from '../../../../model/site/path';
import type { Content } from '../../loadContent';
import { draftPaths, type KnownPaths } from '../../checks/knownPaths';
import { didYouMeanPage } from '../../checks/nearestPage';
import { essential } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';
import { say } from '../../say';

/** Reports glossary links to pages that do not exist or are not published. */
function checkGlossary(content: Content, paths: KnownPaths): Finding[] {
  const { file, data, locate } = content.glossary;
  const drafts = draftPaths(content);
  return Object.entries(data).flatMap(([key, { page }]): Finding | Finding[] => {
    if (page === undefined) return [];
    const place = { file, ...locate([key, 'page']) };
    const target = canonicalPath(page);
    if (drafts.has(target)) return { ...place, ...say('glossary/unknown-page.draft', { page, key }) };
    if (paths.has(target)) return [];
    return { ...place, ...say('glossary/unknown-page', { page, key }, didYouMeanPage(target, paths.keys())) };
  });
}

export const unknownGlossaryPage = defineRule(
  'glossary/unknown-page',
  essential('Pages linked from the glossary exist and are published.'),
  checkGlossary,
);
