import type { Finding, RuledFinding } from '../../diagnostics/diagnostic';
import { error, essential } from '../../diagnostics/rule';
import { canonicalPath, splitAddress } from '../../../model/site/path';
import type { Content } from '../loadContent';
import type { Passage } from '../passage';
import { defineRule, defineRules } from './contentRule';
import { say } from '../say';
import { draftPaths, hasPath, type KnownPaths } from '../checks/knownPaths';

interface Item {
  line: number;
  column: number;
  lastLine: number;
}

/** Returns the items of the lists in a page's own file. */
function itemsOf(passages: readonly Passage[]): Item[] {
  const items = new Map<number, Item>();
  for (const { item, runs, file } of passages) {
    const [first] = runs;
    if (item === undefined || first === undefined || file !== undefined) continue;
    const listItem = items.get(item) ?? { line: first.line, column: first.column, lastLine: first.line };
    items.set(item, { ...listItem, lastLine: Math.max(listItem.lastLine, ...runs.map(({ line }) => line)) });
  }
  return [...items.values()];
}

/** Reports items of a release note without a link to a page that it changes, or to the note of the change. */
function checkReleaseItems({ docs }: Content): Finding[] {
  const notes = docs.filter(({ frontMatter }) => frontMatter.affects.length > 0);
  return notes.flatMap(({ file, frontMatter: { affects }, passages, content }): Finding[] => {
    const changed = new Set([...affects.map(canonicalPath), ...notes.map(({ path }) => path)]);
    const leading = content.links.filter(({ href }) => changed.has(canonicalPath(splitAddress(href).pathname)));
    return itemsOf(passages)
      .filter((item) => leading.every(({ line }) => line < item.line || line > item.lastLine))
      .map(({ line, column }) => ({ file, line, column, ...say('release/items') }));
  });
}

export const releaseItems = defineRule(
  'release/items',
  { ...error('Items of a release note link to a page that they change.'), gentle: 'off' },
  checkReleaseItems,
);

const RELEASE_RULES = {
  'release/undated': essential('A release note says in which month its changes came out.'),
  'release/unlinked': { ...error('The text of a release note links to all pages that it changes.'), gentle: 'off' },
} as const;

type NoteFinding = RuledFinding<keyof typeof RELEASE_RULES>;

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

export const releaseNotes = defineRules(RELEASE_RULES, checkReleaseNotes);
