import type { Diagnostic } from '../../../diagnostics/diagnostic';
import { newestOf } from '../../../../model/pages/releases';
import type { Passage } from '../../passage';
import type { Content } from '../../loadContent';
import { canonicalPath, splitAddress } from '../../../../model/site/path';
import { draftPaths, hasPath, type KnownPaths } from '../../checks/knownPaths';

/** The page whose newest release note the home page shows is a category of a sidebar. */
export function checkReleases({ site, source, sidebars }: Content, paths: KnownPaths): Diagnostic[] {
  const { releases } = site.home;
  // A path without a page is a fault of its own.
  if (releases === undefined || !hasPath(paths, releases)) return [];
  if (newestOf(releases, sidebars.sidebars, () => true) !== undefined) return [];
  return [
    {
      file: source.file,
      ...source.locate(['home', 'releases']),
      message: `The path "${releases}" is no category of a sidebar.`,
      hint: 'Write the path of a category that has release notes, the newest first: /docs/category/versiotiedotteet',
    },
  ];
}

interface Item {
  line: number;
  column: number;
  lastLine: number;
}

/** The items of a page's lists. */
function itemsOf(passages: readonly Passage[]): Item[] {
  const items = new Map<number, Item>();
  for (const { item, runs } of passages) {
    const [first] = runs;
    if (item === undefined || first === undefined) continue;
    const known = items.get(item) ?? { line: first.line, column: first.column, lastLine: first.line };
    items.set(item, { ...known, lastLine: Math.max(known.lastLine, ...runs.map(({ line }) => line)) });
  }
  return [...items.values()];
}

/**
 * Each item of a release note links to a page that it changes, so that its readers learn how to do it now; or to
 * another note, whose change it is.
 */
export function checkReleaseItems({ docs }: Content): Diagnostic[] {
  const notes = docs.filter(({ frontMatter }) => frontMatter.affects.length > 0);
  return notes.flatMap(({ file, frontMatter: { affects }, passages, content }): Diagnostic[] => {
    const changed = new Set([...affects.map(canonicalPath), ...notes.map(({ path }) => path)]);
    const leading = content.links.filter(({ href }) => changed.has(canonicalPath(splitAddress(href).pathname)));
    return itemsOf(passages)
      .filter((item) => leading.every(({ line }) => line < item.line || line > item.lastLine))
      .map(({ line, column }) => ({
        file,
        line,
        column,
        message: 'This item links to no page that it changes.',
        hint: 'Link to the page, and name it under "affects".',
      }));
  });
}

/** A doc that affects others says when that was released, and leads its readers to each of them. */
export function checkReleaseNotes(content: Content, paths: KnownPaths): Diagnostic[] {
  const drafts = draftPaths(content);
  // A page that is missing or not published is a fault of its own.
  const isPublished = (path: string) => hasPath(paths, path) && !drafts.has(canonicalPath(path));
  return content.docs.flatMap(
    ({ file, frontMatter: { affects, released }, locate, content: { links } }): Diagnostic[] => {
      if (affects.length === 0) return [];
      const linked = new Set(links.map(({ href }) => canonicalPath(splitAddress(href).pathname)));
      const unlinked = affects.flatMap((path, index) =>
        linked.has(canonicalPath(path)) || !isPublished(path)
          ? []
          : [
              {
                file,
                ...locate(['affects', index]),
                message: `The text does not link to "${path}", which this changes.`,
                hint: 'Let the item that tells of the change link to it.',
              },
            ],
      );
      if (released !== undefined) return unlinked;
      const undated = {
        file,
        ...locate(['affects'], true),
        message: 'This page changes others, but does not say when.',
        hint: 'Add the month of the release: "released: 2025-10".',
      };
      return [undated, ...unlinked];
    },
  );
}
