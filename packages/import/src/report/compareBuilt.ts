import { existsSync, readFileSync, statSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { canonicalPath, safeDecode } from '../../../../src/model/site/path';
import { findFiles } from '../docusaurus/sourceFiles';
import type { ReportEntry } from '../markdown/reportEntry';
import { missingWords, wordsOf } from '../markdown/visibleWords';
import type { ReachedAddress } from '../plan';

/** A page of the old site's build. */
interface BuiltPage {
  path: string;
  /** Undefined where only its address is known. */
  content: { ids: string[]; words: string[] } | undefined;
}

/** Parts of a Docusaurus page that are not its text: contents, buttons, edit links, admonition names. */
const ASIDE =
  /(?:^|\s)(?:hash-link|theme-doc-toc|pagination-nav|theme-doc-breadcrumbs|theme-doc-footer|buttonGroup|admonitionHeading)/;
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** Inline elements. */
const INLINE = new Set(['a', 'b', 'code', 'del', 'em', 'i', 'kbd', 'mark', 'span', 'strong', 'sub', 'sup', 'wbr']);

/** Returns the heading ids and the words in a page's article; undefined without one. */
function readArticle(html: string): BuiltPage['content'] {
  const ids: string[] = [];
  const texts: string[] = [];
  let depth = 0;
  let articleAt: number | undefined;
  let asideAt: number | undefined;
  let headerAt: number | undefined;
  let found = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!INLINE.has(name)) texts.push(' ');
      if (VOID.has(name)) return;
      depth += 1;
      if (name === 'article' && articleAt === undefined) {
        articleAt = depth;
        found = true;
      }
      if (name === 'header') headerAt ??= depth;
      // The head of a post contains its day and authors beside the title.
      const isHead = headerAt !== undefined && depth === headerAt + 1 && name !== 'h1';
      const isAside =
        isHead || /^(?:nav|button|footer|style|script|svg)$/.test(name) || ASIDE.test(attributes.class ?? '');
      if (articleAt !== undefined && asideAt === undefined && isAside) asideAt = depth;
      if (articleAt !== undefined && /^h[2-6]$/.test(name) && attributes.id !== undefined) ids.push(attributes.id);
    },
    ontext: (text) => {
      if (articleAt !== undefined && asideAt === undefined) texts.push(text);
    },
    onclosetag: (name) => {
      if (VOID.has(name)) return;
      if (asideAt === depth) asideAt = undefined;
      if (headerAt === depth) headerAt = undefined;
      if (articleAt === depth) articleAt = undefined;
      depth -= 1;
    },
  });
  parser.end(html);
  return found ? { ids, words: wordsOf(texts.join('')) } : undefined;
}

const NO_PAGES = /^(?:[a-z]{2}(?:-\w+)?\/)?(?:404|search)(?:\.html|\/)|(?:^|\/)(?:tags|authors|page|archive)(?:\/|\.html$)/;

/** Reads the pages of the old site's build, or of its sitemap. */
function readBuilt(built: string, base: string): BuiltPage[] {
  const withoutBase = (path: string) => canonicalPath(path.startsWith(base) ? `/${path.slice(base.length)}` : path);
  if (statSync(built).isFile()) {
    const locations = [...readFileSync(built, 'utf8').matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)];
    return locations.flatMap(([, address = '']) => {
      const path = URL.canParse(address) ? withoutBase(safeDecode(new URL(address).pathname)) : undefined;
      return path === undefined || NO_PAGES.test(path.slice(1)) ? [] : [{ path, content: undefined }];
    });
  }
  return findFiles(built).files.flatMap(({ file, relative }) => {
    if (!relative.endsWith('.html') || NO_PAGES.test(relative)) return [];
    return [{ path: canonicalPath(`/${relative}`), content: readArticle(readFileSync(file, 'utf8')) }];
  });
}

/** Checks every address, anchor and word of the old build against the new pages; returns a message without a build. */
export function compareBuilt(built: string, base: string, reached: readonly ReachedAddress[]): ReportEntry[] | string {
  if (!existsSync(built)) return `There is no ${built}.\nName the folder of the old site's build, or its sitemap.xml.`;
  const pages = readBuilt(built, base);
  if (pages.length === 0) return `${built} has no pages.\nName the folder of the old site's build, or its sitemap.xml.`;
  const reachedByAddress = new Map(reached.map((each) => [each.address, each]));
  return pages.flatMap(({ path, content }): ReportEntry[] => {
    const from = { file: path };
    const page = reachedByAddress.get(path);
    if (page === undefined)
      return path === '/' ? [] : [{ kind: 'address-lost', message: `The built page ${path} no longer exists.`, from }];
    if (content === undefined || page.content === undefined) return [];
    const to = { file: page.file };
    const { ids, words } = page.content;
    const lostIds = content.ids.filter((id) => !ids.has(id));
    const lostWords = missingWords(content.words, words);
    const shown = `${lostWords.slice(0, 30).join(' ')}${lostWords.length > 30 ? ' …' : ''}`;
    return [
      ...lostIds.map((id): ReportEntry => ({
        kind: 'anchor-lost',
        message: `#${id} of the built page is not there.`,
        from,
        to,
      })),
      ...(lostWords.length === 0
        ? []
        : [
            {
              kind: 'words' as const,
              message: `${lostWords.length} words of the built page are not there: ${shown}`,
              from,
              to,
            },
          ]),
    ];
  });
}
