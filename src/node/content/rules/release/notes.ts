import type { RuledFinding } from '../../../diagnostics/diagnostic';
import { error, essential } from '../../../diagnostics/rule';
import { canonicalPath, splitAddress } from '../../../../model/site/path';
import { draftPaths, hasPath, type KnownPaths } from '../../checks/knownPaths';
import type { Content } from '../../loadContent';
import { defineRules } from '../contentRule';
import { say } from '../../say';

const RULES = {
  'release/undated': essential('A release note says in which month its changes came out.'),
  'release/unlinked': { ...error('The text of a release note links to all pages that it changes.'), gentle: 'off' },
} as const;

type NoteFinding = RuledFinding<keyof typeof RULES>;

/** Reports release notes without a release date, or without a link to each affected page. */
function checkReleaseNotes(content: Content, paths: KnownPaths): NoteFinding[] {
  const drafts = draftPaths(content);
  // A missing or unpublished page is another rule's finding.
  const isPublished = (path: string) => hasPath(paths, path) && !drafts.has(canonicalPath(path));
  return content.docs.flatMap(
    ({ file, frontMatter: { affects, released }, locate, content: { links } }): NoteFinding[] => {
      if (affects.length === 0) return [];
      const linked = new Set(links.map(({ href }) => canonicalPath(splitAddress(href).pathname)));
      const unlinked = affects.flatMap((path, index) =>
        linked.has(canonicalPath(path)) || !isPublished(path)
          ? []
          : {
              rule: 'release/unlinked' as const,
              file,
              ...locate(['affects', index]),
              ...say('release/unlinked', { path }),
            },
      );
      if (released !== undefined) return unlinked;
      const undated = {
        rule: 'release/undated' as const,
        file,
        ...locate(['affects'], true),
        ...say('release/undated'),
      };
      return [undated, ...unlinked];
    },
  );
}

export const releaseNotes = defineRules(RULES, checkReleaseNotes);
