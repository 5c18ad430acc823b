import type { RuledFinding } from '../../../diagnostics/diagnostic';
import { essential } from '../../../diagnostics/rule';
import { didYouMean } from '../../../diagnostics/nearest';
import { canonicalPath } from '../../../../model/site/path';
import { newPaths } from '../../checks/allRedirects';
import { draftPaths, hasPath, type KnownPaths } from '../../checks/knownPaths';
import { didYouMeanPage } from '../../checks/nearestPage';
import type { Content } from '../../loadContent';
import { defineRules } from '../contentRule';
import { say } from '../../say';

const RULES = {
  'post/unknown-author': essential('Authors of posts are in `blog/authors.yaml`.'),
  'post/unknown-tag': essential('Tags of posts are in `blog/tags.yaml`.'),
  'release/unknown-page': essential('Pages that a release note changes are there and published.'),
};

type ReferenceFinding = RuledFinding<keyof typeof RULES>;

/** Reports authors and tags in front matter that do not exist, and affected pages that are missing or drafts. */
function checkReferences(content: Content, paths: KnownPaths): ReferenceFinding[] {
  const { posts, docs, authors, tags, broken } = content;
  const authorKeys = Object.keys(authors.data);
  const tagKeys = Object.keys(tags.data);
  const postDiagnostics = posts.flatMap(({ file, frontMatter, locate }): ReferenceFinding[] => [
    ...(broken.has('authors') ? [] : missing(frontMatter.authors, authorKeys)).map(([key, index]) => ({
      rule: 'post/unknown-author' as const,
      file,
      ...locate(['authors', index]),
      ...say('post/unknown-author', { key, file: authors.file }, didYouMean(key, authorKeys)),
    })),
    ...(broken.has('tags') ? [] : missing(frontMatter.tags, tagKeys)).map(([key, index]) => ({
      rule: 'post/unknown-tag' as const,
      file,
      ...locate(['tags', index]),
      ...say('post/unknown-tag', { key, file: tags.file }, didYouMean(key, tagKeys)),
    })),
  ]);
  const drafts = draftPaths(content);
  const moved = newPaths(content);
  const docDiagnostics = docs.flatMap(({ file, frontMatter, locate }) =>
    frontMatter.affects.flatMap((path, index): ReferenceFinding[] => {
      const place = { rule: 'release/unknown-page', file, ...locate(['affects', index]) } as const;
      if (!hasPath(paths, path)) {
        return [{ ...place, ...say('release/unknown-page', { path }, didYouMeanPage(path, paths.keys(), moved)) }];
      }
      if (frontMatter.draft || !drafts.has(canonicalPath(path))) return [];
      return [{ ...place, ...say('release/unknown-page.draft', { path }) }];
    }),
  );
  return [...postDiagnostics, ...docDiagnostics];
}

function missing(keys: readonly string[], existingKeys: readonly string[]): [string, number][] {
  return keys.flatMap((key, index): [string, number][] => (existingKeys.includes(key) ? [] : [[key, index]]));
}

export const references = defineRules(RULES, checkReferences);
