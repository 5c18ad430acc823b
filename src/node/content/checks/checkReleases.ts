import type { ContentProblem } from '../../../model/contentProblem';
import { newestOf } from '../../../model/releases';
import type { Content } from '../loadContent';
import { canonicalPath, splitAddress } from '../../../model/path';
import { draftPaths, hasPath, type KnownPaths } from './knownPaths';

/** The page whose newest release note the home page shows is a category of a sidebar. */
export function checkReleases({ site, source, sidebars }: Content, paths: KnownPaths): ContentProblem[] {
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

/** A doc that affects others says when that was released, and leads its readers to each of them. */
export function checkReleaseNotes(content: Content, paths: KnownPaths): ContentProblem[] {
  const drafts = draftPaths(content);
  // A page that is missing or not published is a fault of its own.
  const isPublished = (path: string) => hasPath(paths, path) && !drafts.has(canonicalPath(path));
  return content.docs.flatMap(
    ({ file, frontMatter: { affects, released }, locate, content: { links } }): ContentProblem[] => {
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
