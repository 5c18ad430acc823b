import type { Finding } from '../../diagnostics/diagnostic';
import { locatePath } from '../../../model/site/locale';
import { canonicalPath, splitAddress } from '../../../model/site/path';
import { readPublishedLinks, type PublishedWords } from '../publishedLinkList';
import type { Content } from '../loadContent';
import { readablePaths } from '../publishedLinks';
import { redirectFinder } from '../checks/allRedirects';
import type { KnownPaths } from '../checks/knownPaths';
import { error } from '../../diagnostics/rule';
import { defineRule } from './contentRule';
import { nearest } from '../../diagnostics/nearest';
import type { Doc, Post } from '../pageReader';
import { say } from '../say';

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** What YAML reads as text without quotation marks, also in brackets. */
const PLAIN = /^[\p{L}/][\p{L}\p{N}/._-]*$/u;
const NO_TEXT = /^(?:true|false|null|yes|no|on|off)$/i;
const asYaml = (text: string) => (PLAIN.test(text) && !NO_TEXT.test(text) ? text : JSON.stringify(text));

/** A heading of more pages, such as "See also", does not tell which page an address became. */
const COMMON = 20;

/** The pages that a removed address may have become, found once for all lines of the list. */
interface Candidates {
  all: readonly string[];
  /** Pages that the list does not name. */
  added: readonly string[];
  /** The added pages with a heading, by its id. */
  withAnchor: ReadonlyMap<string, readonly string[]>;
}

function candidatesOf(pages: KnownPaths, published: ReadonlySet<string>): Candidates {
  const all = [...pages.keys()];
  const added = all.filter((page) => !published.has(page));
  const withAnchor = new Map<string, string[]>();
  for (const page of added)
    for (const id of pages.get(page) ?? []) {
      const before = withAnchor.get(id);
      if (before === undefined) withAnchor.set(id, [page]);
      else if (before.length <= COMMON) before.push(page);
    }
  return { all, added, withAnchor };
}

/** Returns the page that a removed address most likely became: a new page with its headings, else a similar name. */
function likelyPage(path: string, anchors: readonly string[], { all, added, withAnchor }: Candidates) {
  const shared = new Map<string, number>();
  const telling = anchors.map((anchor) => withAnchor.get(anchor) ?? []).filter(({ length }) => length <= COMMON);
  for (const page of telling.flat()) shared.set(page, (shared.get(page) ?? 0) + 1);
  const [alike] = [...shared].sort(([, a], [, b]) => b - a);
  if (alike !== undefined) return alike[0];
  const byName = (candidates: readonly string[]) => {
    const same = candidates.filter((page) => lastSegment(page) === lastSegment(path));
    return same.length === 1 ? same[0] : nearest(path, candidates);
  };
  return byName(added) ?? byName(all);
}

/** Returns the redirect line for a removed address of the list, and its file. */
function redirectHint(
  { docs, posts, codes, redirects }: Content,
  gone: { path: string; anchors: readonly string[] },
  candidates: Candidates,
): string {
  const target = likelyPage(gone.path, gone.anchors, candidates);
  const line = (to: string) => `- { from: ${asYaml(gone.path)}, to: ${asYaml(to)} }`;
  if (target === undefined) {
    return say('published/gone.addRedirect', { file: redirects.file, line: line('/') }).message;
  }
  const page = [...docs, ...posts].find(({ path, locale }) => path === target && locale === codes[0]);
  if (page === undefined) return say('published/gone.redirect', { file: redirects.file, line: line(target) }).message;
  const aliases = [...page.frontMatter.aliases, gone.path].map(asYaml).join(', ');
  return say('published/gone.alias', { target, file: page.file, aliases }).message;
}

/** Returns the front matter line for a removed anchor of the list, and its file. */
function oldAnchorHint(page: Doc | Post, gone: string, published: ReadonlySet<string>): string {
  const headings = page.content.headings.map(({ id }) => id);
  const added = headings.filter((id) => !published.has(id));
  const heading = nearest(gone, added) ?? (added.length > 0 ? added : headings)[0];
  if (heading === undefined) return say('published/gone.addHeading', { file: page.file, gone }).message;
  const oldAnchors = Object.entries(page.frontMatter.oldAnchors);
  const pairs = [...oldAnchors, [gone, heading] as const].map(([from, to]) => `${asYaml(from)}: ${asYaml(to)}`);
  return say('published/gone.oldAnchor', { file: page.file, pairs: pairs.join(', ') }).message;
}

type Place = Pick<Finding, 'file' | 'line'>;

/** Returns a function that finds the file that readers of a language see; none for a generated or a broken page. */
function pageFinder({ docs, posts, brokenDocs, codes }: Content) {
  const files = new Map<string, (Doc | Post)[]>();
  for (const page of [...docs, ...posts])
    if (!page.frontMatter.draft) files.set(page.path, [...(files.get(page.path) ?? []), page]);
  for (const path of brokenDocs) files.delete(path);
  return (path: string, locale: string) => {
    const found = files.get(path);
    return found?.find((page) => page.locale === locale) ?? found?.find((page) => page.locale === codes[0]);
  };
}

/** Reports the anchors of an address that the page which it leads to no longer has. */
function checkAnchors(page: Doc | Post | undefined, { path, anchors }: PublishedWords, place: Place): Finding[] {
  if (page === undefined) return [];
  const published = new Set(anchors.map(({ text }) => text));
  // An old anchor without a heading is an error of the front matter.
  const known = new Set([...page.content.ids, ...Object.keys(page.frontMatter.oldAnchors)]);
  return anchors
    .filter(({ text }) => !known.has(text))
    .map(({ text, column }) => ({
      ...place,
      column,
      ...say(
        'published/gone.heading',
        { address: path.text, anchor: text, file: page.file },
        oldAnchorHint(page, text, published),
      ),
    }));
}

/** Reports published addresses without a page or redirect, and anchors that their pages no longer have. */
function checkPublishedLinks(content: Content, paths: KnownPaths): Finding[] {
  const { codes, folder, broken } = content;
  // An unreadable list of redirects may contain all addresses that seem to be gone.
  if (broken.has('redirects')) return [];
  const [defaultCode = ''] = codes;
  const { file, lines } = readPublishedLinks(folder);
  const pages = readablePaths(content, paths);
  const redirectOf = redirectFinder(content);
  const published = new Set(lines.flatMap(({ written }) => written?.path.text ?? []));
  const candidates = candidatesOf(pages, published);
  const pageIn = pageFinder(content);
  return lines.flatMap(({ line, written }): Finding | Finding[] => {
    const place = { file, line };
    if (written === undefined) {
      return { ...place, column: 1, ...say('published/gone.noAddress') };
    }
    const { text: address, column } = written.path;
    const { code, path } = locatePath(canonicalPath(address), codes, defaultCode);
    if (pages.has(path)) return checkAnchors(pageIn(path, code), written, place);
    const redirect = redirectOf(path);
    if (redirect !== undefined) {
      // A redirect keeps the reader's anchor unless its target has one.
      const { pathname, hash } = splitAddress(redirect);
      return hash === '' ? checkAnchors(pageIn(canonicalPath(pathname), code), written, place) : [];
    }
    const gone = { path, anchors: written.anchors.map(({ text }) => text) };
    return { ...place, column, ...say('published/gone', { address }, redirectHint(content, gone, candidates)) };
  });
}

export const publishedAddress = defineRule(
  'published/gone',
  error('Addresses that have been published lead on.'),
  checkPublishedLinks,
);
