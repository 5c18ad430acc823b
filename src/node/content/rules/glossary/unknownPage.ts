import type { Finding } from '../../../diagnostics/diagnostic';
import { canonicalPath } from '../../../../model/site/path';
import type { Content } from '../../loadContent';
import { draftPaths, type KnownPaths } from '../../checks/knownPaths';
import { didYouMeanPage } from '../../checks/nearestPage';
import { essential } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';

/** The pages that the glossary leads to exist and are published. */
function checkGlossary(content: Content, paths: KnownPaths): Finding[] {
  const { file, data, locate } = content.glossary;
  const drafts = draftPaths(content);
  return Object.entries(data).flatMap(([key, { page }]): Finding | Finding[] => {
    if (page === undefined) return [];
    const place = { file, ...locate([key, 'page']) };
    const target = canonicalPath(page);
    if (drafts.has(target))
      return {
        ...place,
        message: `The page "${page}" of the term "${key}" is a draft.`,
        hint: 'Publish it, or remove the line.',
      };
    if (paths.has(target)) return [];
    return {
      ...place,
      message: `The page "${page}" of the term "${key}" does not exist.`,
      hint: didYouMeanPage(target, paths.keys()) ?? 'Write the path of a page.',
    };
  });
}

export const unknownGlossaryPage = defineRule(
  'glossary/unknown-page',
  essential('Pages that the glossary leads to are there and published.'),
  checkGlossary,
);
