import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runGit } from '../../../node/content/gitDates';
import type { Engine } from '../../../node/content/engine';
import { loadContent, type Content } from '../../../node/content/loadContent';
import { loadOwnContent } from '../../../node/content/ownContent';
import type { Doc, Post } from '../../../node/content/pageReader';
import { shownByFeatures } from '../../../node/content/unpublished';
import { formatReport } from '../../../node/diagnostics/diagnostic';
import { publishedPages } from '../../../node/pages/planInput';

/** A page, in one language, that differs from the published site. */
export interface PageChange {
  path: string;
  locale: string;
  title: string;
  state: 'draft' | 'new' | 'changed' | 'removed';
  /** The changed words with some around them; none where the page or its words are not changed. */
  words: { kind: 'same' | 'del' | 'ins'; text: string }[];
}

export interface SiteChanges {
  /** Name of the published commit; null where none was found, and then only drafts are listed. */
  against: string | null;
  pages: PageChange[];
}

/** The usual names of the published branch. The first one that exists is compared with. */
const PUBLISHED = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];
const KINDS = { ' ': 'same', '-': 'del', '+': 'ins' } as const;
/** Words that are shown around a change. */
const CONTEXT = 8;

function findCommit(folder: string, names: readonly string[]): string | undefined {
  return names.find((name) => {
    try {
      return runGit(folder, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
    } catch {
      return false;
    }
  });
}

/** Reads the content folder as it is in a commit. */
async function contentAt(engine: Engine, commit: string, temporary: string): Promise<Content> {
  const [root = '', prefix = ''] = runGit(engine.folder, ['rev-parse', '--show-toplevel', '--show-prefix'])
    .toString()
    .split('\n');
  // An index of its own leaves that of the repository as it is.
  const env = { GIT_INDEX_FILE: path.join(temporary, 'index') };
  runGit(root, ['read-tree', `${commit}:${prefix}`], '', env);
  const published = path.join(temporary, 'content');
  runGit(root, ['checkout-index', '--all', `--prefix=${published}/`], '', env);
  const { content, diagnostics } = await loadContent({ ...engine, folder: published }, engine.records());
  if (content !== undefined) return content;
  throw new Error(`This version cannot read the content of ${commit}.\n${formatReport(diagnostics)}`);
}

type Page = Doc | Post;

/** Returns the words that readers see of a page, each on a line. */
const wordsOf = ({ frontMatter: { title, description }, content: { sections } }: Page) =>
  [title, description, ...sections.flatMap(({ heading, text }) => [heading, text])]
    .join(' ')
    .trim()
    .replace(/\s+/g, '\n');

/** Compares the words of two pages by git, which compares lines. */
function changedWords(before: Page, now: Page, temporary: string): PageChange['words'] {
  const files = [before, now].map((page, at) => {
    const file = path.join(temporary, `words-${at}`);
    writeFileSync(file, `${wordsOf(page)}\n`);
    return file;
  });
  const options = ['--no-index', '--no-ext-diff', '--no-textconv', '--no-color', `--unified=${CONTEXT}`];
  let diff = '';
  try {
    runGit(temporary, ['diff', ...options, ...files]);
  } catch (error) {
    // The exit code of a difference is 1.
    diff = String((error as { stdout: Buffer }).stdout);
  }
  const words: PageChange['words'] = [];
  // The first hunk follows the names of the files.
  for (const line of diff.split('\n').slice(4)) {
    const kind = KINDS[line.charAt(0) as keyof typeof KINDS];
    const last = words.at(-1);
    const text = line.startsWith('@@') ? '…' : line.slice(1);
    if (text === '') continue;
    if (last !== undefined && last.kind === (kind ?? 'same')) last.text += ` ${text}`;
    else words.push({ kind: kind ?? 'same', text });
  }
  return words;
}

/** Returns the published pages of a content folder by language and path. */
const pagesOf = ({ docs, posts, codes }: Content) =>
  new Map(
    publishedPages(
      [...docs, ...posts].map((page) => ({ ...page, ...page.frontMatter })),
      codes[0] ?? '',
    ).map((page) => [`${page.locale} ${page.path}`, page as Page]),
  );

const asText = ({ path: own, frontMatter, content: { html } }: Page) => JSON.stringify([own, frontMatter, html]);

/** Compares pages with the published ones. A page whose address has changed is found by its `aliases`. */
function comparePages(now: Content, before: ReadonlyMap<string, Page> | undefined, temporary: string): PageChange[] {
  const left = new Map(before);
  const isKept = ({ frontMatter }: Page) => shownByFeatures(frontMatter, now.engine.added) === false;
  const changes = [...now.docs, ...now.posts].flatMap((page): PageChange[] => {
    if (isKept(page)) return [];
    const { path: own, locale, frontMatter } = page;
    const { title, draft, aliases } = frontMatter;
    const key = [own, ...aliases].map((each) => `${locale} ${each}`).find((each) => before?.has(each)) ?? '';
    const old = before?.get(key);
    left.delete(key);
    if (!draft && (before === undefined || (old !== undefined && asText(old) === asText(page)))) return [];
    const words = old === undefined ? [] : changedWords(old, page, temporary);
    return [{ path: own, locale, title, state: draft ? 'draft' : old === undefined ? 'new' : 'changed', words }];
  });
  const removed = [...left.values()].map(({ path: own, locale, frontMatter: { title } }): PageChange => {
    return { path: own, locale, title, state: 'removed', words: [] };
  });
  return [...changes, ...removed];
}

/** Returns what differs between the content folder and the published one, as the JSON of `SiteChanges`. */
export async function compareSites([named]: readonly string[], engine: Engine): Promise<string> {
  const { folder } = engine;
  const against = findCommit(folder, named === undefined ? PUBLISHED : [named]) ?? null;
  if (named !== undefined && against === null)
    throw new Error(`Git knows no commit "${named}" here. Name a branch, a tag or a commit that this clone has.`);
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'help-centre-published-'));
  try {
    const now = await loadOwnContent(engine);
    const before = against === null ? undefined : pagesOf(await contentAt(engine, against, temporary));
    engine.records().flush();
    return JSON.stringify({ against, pages: comparePages(now, before, temporary) } satisfies SiteChanges);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
