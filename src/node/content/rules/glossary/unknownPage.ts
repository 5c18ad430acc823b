import type { Diagnostic } from '../../../diagnostics/diagnostic';
import { canonicalPath } from '../../../../model/site/path';
import type { Content } from '../../loadContent';
import type { KnownPaths } from '../../checks/knownPaths';
import { didYouMeanPage } from '../../checks/nearestPage';

/** The pages that the glossary leads to exist and are published. */
export function checkGlossary({ glossary, docs, posts }: Content, paths: KnownPaths): Diagnostic[] {
  const { file, data, locate } = glossary;
  const drafts = new Set([...docs, ...posts].filter(({ frontMatter }) => frontMatter.draft).map(({ path }) => path));
  return Object.entries(data).flatMap(([key, { page }]): Diagnostic[] => {
    if (page === undefined) return [];
    const place = { file, ...locate([key, 'page']) };
    const target = canonicalPath(page);
    if (drafts.has(target))
      return [
        {
          ...place,
          message: `The page "${page}" of the term "${key}" is a draft.`,
          hint: 'Publish it, or remove the line.',
        },
      ];
    if (paths.has(target)) return [];
    return [
      {
        ...place,
        message: `The page "${page}" of the term "${key}" does not exist.`,
        hint: didYouMeanPage(target, paths.keys()) ?? 'Write the path of a page.',
      },
    ];
  });
}
