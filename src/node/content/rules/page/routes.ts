import type { Diagnostic } from '../../../diagnostics/diagnostic';
import { canonicalPath } from '../../../../model/site/path';
import { didYouMean } from '../../../diagnostics/nearest';
import { CURRENT_VERSION, versionOf } from '../../../../model/versions/versions';
import type { Content } from '../../loadContent';
import type { Doc, Post } from '../../pageReader';
import { newPaths } from '../../checks/allRedirects';
import { draftPaths, hasPath, pathsWithoutFile, type KnownPaths } from '../../checks/knownPaths';
import { didYouMeanPage, nearestPage } from '../../checks/nearestPage';
import { siteLinks } from '../../checks/siteLinks';

/** A content folder without pages makes no site. */
export function checkNotEmpty({ docs, source }: Content, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  if (docs.some(({ version }) => version === CURRENT_VERSION) || diagnostics.length > 0) return [];
  const folder = source.file.replace(/\/?site\.yaml$/, '');
  return [
    {
      file: `${folder}/docs`,
      message: 'There are no pages.',
      hint: 'Write the first one: docs/etusivu.mdx, with title and description.',
    },
  ];
}

/** Posts may have another address than their file; docs may not. */
const hasSlug = (page: Doc | Post) => 'date' in page;

/** No two files make one page. */
export function checkUniquePaths({ docs, posts }: Content): Diagnostic[] {
  const owners = new Map<string, string>();
  return [...docs, ...posts].flatMap((page) => {
    const { path, locale, file } = page;
    const key = `${locale} ${path}`;
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, file);
      return [];
    }
    return [
      {
        file,
        line: 1,
        column: 1,
        message: `The page ${path} is already made by ${owner}.`,
        hint: `Rename one of the two files${hasSlug(page) ? ' or give one another slug' : ''}.`,
      },
    ];
  });
}

/** No file makes a page that the site makes by itself. */
export function checkReservedPaths(content: Content): Diagnostic[] {
  const reserved = pathsWithoutFile(content);
  return [...content.docs, ...content.posts]
    .filter(({ path }) => reserved.has(path))
    .map((page) => ({
      file: page.file,
      line: 1,
      column: 1,
      message: `The site makes the page ${page.path} by itself.`,
      hint: `Rename the file${hasSlug(page) ? ' or give it another slug' : ''}.`,
    }));
}

/** A translation stands beside its original. */
export function checkTranslations({ docs, brokenDocs, posts, codes, versions }: Content): Diagnostic[] {
  const pages = [...docs, ...posts];
  const originals = pages.filter(({ locale }) => locale === codes[0]);
  const paths = new Set([...brokenDocs, ...originals.map(({ path }) => path)]);
  const isOfVersion = (path: string) => (each: { path: string }) =>
    versionOf(each.path, versions.others) === versionOf(path, versions.others);
  return pages
    .filter(({ path, locale }) => locale !== codes[0] && !paths.has(path))
    .map(({ file, path, locale }) => ({
      file,
      line: 1,
      column: 1,
      message: `This is the ${locale} translation of ${path}, which has no original.`,
      hint: movedHint(path, locale, originals.filter(isOfVersion(path))) ?? originalHint(file, locale),
    }));
}

/** Where a translation belongs whose original has most likely moved: that says so by an alias, or has a like name. */
function movedHint(path: string, locale: string, originals: readonly (Doc | Post)[]): string | undefined {
  const likely = nearestPage(
    path,
    originals.map((page) => page.path),
  );
  const moved = originals.find(({ frontMatter }) => frontMatter.aliases.includes(path));
  const original = moved ?? originals.find((page) => page.path === likely);
  if (original === undefined) return undefined;
  return `If ${original.file} is its original now, rename this file to ${original.file.replace(/\.mdx$/, `.${locale}.mdx`)}.`;
}

const originalHint = (file: string, locale: string) =>
  `Write ${file.replace(`.${locale}.mdx`, '.mdx')} or remove the translation.`;

/** Authors, tags and affected pages that front matter names exist. */
export function checkReferences(content: Content, paths: KnownPaths): Diagnostic[] {
  const { posts, docs, authors, tags } = content;
  const authorKeys = Object.keys(authors.data);
  const tagKeys = Object.keys(tags.data);
  const postDiagnostics = posts.flatMap(({ file, frontMatter, locate }) => [
    ...missing(frontMatter.authors, authorKeys).map(([key, index]) => ({
      file,
      ...locate(['authors', index]),
      message: `There is no author "${key}".`,
      hint: didYouMean(key, authorKeys) ?? `Add it to ${authors.file}.`,
    })),
    ...missing(frontMatter.tags, tagKeys).map(([key, index]) => ({
      file,
      ...locate(['tags', index]),
      message: `There is no tag "${key}".`,
      hint: didYouMean(key, tagKeys) ?? `Add it to ${tags.file}.`,
    })),
  ]);
  const drafts = draftPaths(content);
  const moved = newPaths(content);
  const docDiagnostics = docs.flatMap(({ file, frontMatter, locate }) =>
    frontMatter.affects.flatMap((path, index) => {
      const place = { file, ...locate(['affects', index]) };
      if (!hasPath(paths, path)) {
        const hint = didYouMeanPage(path, paths.keys(), moved) ?? 'Write the path of a page.';
        return [{ ...place, message: `The page "${path}" that this changes does not exist.`, hint }];
      }
      if (frontMatter.draft || !drafts.has(canonicalPath(path))) return [];
      const message = `The page "${path}" that this changes is a draft, which is not published.`;
      return [{ ...place, message, hint: 'Remove the line, or "draft: true" from that page.' }];
    }),
  );
  return [...postDiagnostics, ...docDiagnostics];
}

/** The pages that site.yaml leads to exist. */
export function checkSiteLinks(content: Content, paths: KnownPaths): Diagnostic[] {
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

function missing(keys: readonly string[], known: readonly string[]): [string, number][] {
  return keys.flatMap((key, index): [string, number][] => (known.includes(key) ? [] : [[key, index]]));
}
