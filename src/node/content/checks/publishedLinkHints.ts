import { nearest } from '../../diagnostics/nearest';
import type { Content } from '../loadContent';
import type { Doc, Post } from '../pageReader';
import type { KnownPaths } from './knownPaths';

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** What YAML takes for a text without quotation marks, also in brackets. */
const PLAIN = /^[\p{L}/][\p{L}\p{N}/._-]*$/u;
const NO_TEXT = /^(?:true|false|null|yes|no|on|off)$/i;
const asYaml = (text: string) => (PLAIN.test(text) && !NO_TEXT.test(text) ? text : JSON.stringify(text));

/** The page that an address which is gone most likely has become: a new one by its headings, else one by its name. */
function likelyPage(path: string, anchors: readonly string[], pages: KnownPaths, published: ReadonlySet<string>) {
  const all = [...pages.keys()];
  const added = all.filter((page) => !published.has(page));
  const shared = (page: string) => anchors.filter((anchor) => pages.get(page)?.has(anchor) === true).length;
  const [alike] = [...added].sort((a, b) => shared(b) - shared(a));
  if (alike !== undefined && shared(alike) > 0) return alike;
  const byName = (candidates: readonly string[]) => {
    const same = candidates.filter((page) => lastSegment(page) === lastSegment(path));
    return same.length === 1 ? same[0] : nearest(path, candidates);
  };
  return byName(added) ?? byName(all);
}

/**
 * The line that lets an address which is gone lead to a page again, and the file that it goes into.
 * @param published the addresses of the list
 */
export function redirectHint(
  { docs, posts, codes, redirects }: Content,
  gone: { path: string; anchors: readonly string[] },
  pages: KnownPaths,
  published: ReadonlySet<string>,
): string {
  const target = likelyPage(gone.path, gone.anchors, pages, published);
  const line = (to: string) => `- { from: ${asYaml(gone.path)}, to: ${asYaml(to)} }`;
  if (target === undefined) {
    return `Add to ${redirects.file}, with the path of the page that readers want now: ${line('/')}`;
  }
  const page = [...docs, ...posts].find(({ path, locale }) => path === target && locale === codes[0]);
  if (page === undefined) return `Add to ${redirects.file}: ${line(target)}`;
  const aliases = [...page.frontMatter.aliases, gone.path].map(asYaml).join(', ');
  return `If ${target} has its content now, write in the front matter of ${page.file}: aliases: [${aliases}]`;
}

/**
 * The line that lets an anchor which is gone lead to a heading again, and the file that it goes into.
 * @param published the anchors of the list
 */
export function oldAnchorHint(page: Doc | Post, gone: string, published: ReadonlySet<string>): string {
  const headings = page.content.headings.map(({ id }) => id);
  const added = headings.filter((id) => !published.has(id));
  const heading = nearest(gone, added) ?? (added.length > 0 ? added : headings)[0];
  if (heading === undefined) return `Give ${page.file} a heading with this id: ## … {#${gone}}`;
  const known = Object.entries(page.frontMatter.oldAnchors);
  const pairs = [...known, [gone, heading] as const].map(([from, to]) => `${asYaml(from)}: ${asYaml(to)}`);
  return `Write in the front matter of ${page.file}: oldAnchors: { ${pairs.join(', ')} }`;
}
