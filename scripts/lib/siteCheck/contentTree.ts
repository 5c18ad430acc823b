import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** What this file does without: the site's own code. It says what a content folder says, in its own way. */

type Yaml = Record<string, unknown>;

/** A content file: which page it is the text of, in which language, and what its front matter says. */
export interface WrittenPage {
  path: string;
  locale: string;
  kind: 'doc' | 'post';
  version: string;
  /** Its file, relative to the content folder. */
  file: string;
  frontMatter: Yaml;
}

interface WrittenSite {
  title: string;
  delimiter: string;
  description: Readonly<Record<string, string>>;
  origin: string;
  /** Base path without a trailing slash. */
  base: string;
  codes: readonly string[];
  htmlLangs: Readonly<Record<string, string>>;
  /** Path of the page that shows a reply; null where there is none. */
  replyPath: string | null;
  /** Path of the page that lists the glossary; null where there is none. */
  glossaryPage: string | null;
}

export interface ContentTree {
  site: WrittenSite;
  pages: readonly WrittenPage[];
  /** Names of the versions other than the current one. */
  versions: readonly string[];
  /** Paths of the categories that have pages, with their names in the default language. */
  categories: readonly string[];
  authors: Readonly<Record<string, Yaml>>;
  tags: Readonly<Record<string, Yaml>>;
  /** The listed redirects, and the aliases of pages. */
  redirects: readonly { from: string; to: string }[];
}

const CURRENT = 'current';
const strings = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

function readYaml(file: string): unknown {
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.split(path.sep).some((part) => /^[_.]/.test(part)));
}

function frontMatterOf(file: string): Yaml {
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---/.exec(readFileSync(file, 'utf8')) ?? [];
  return parse(yaml) as Yaml;
}

/** The name of a file without ending and language, and the language. */
function splitName(name: string, codes: readonly string[]) {
  const parts = name.replace(/\.mdx$/, '').split('.');
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && codes.includes(last)) return { stem: parts.slice(0, -1).join('.'), locale: last };
  return { stem: parts.join('.'), locale: codes[0] ?? '' };
}

function readDocs(
  { content, folder, root, version }: { content: string; folder: string; root: string; version: string },
  codes: readonly string[],
): WrittenPage[] {
  return filesIn(path.join(content, folder)).map((name) => {
    const { stem, locale } = splitName(name, codes);
    const parts = stem.split(path.sep).filter((part, index, all) => part !== 'index' || index < all.length - 1);
    const file = path.join(folder, name);
    const frontMatter = frontMatterOf(path.join(content, file));
    return { path: [root, ...parts].join('/'), locale, kind: 'doc', version, file, frontMatter };
  });
}

function readPosts(content: string, codes: readonly string[]): WrittenPage[] {
  return filesIn(path.join(content, 'blog')).map((name) => {
    const file = path.join('blog', name);
    const { stem, locale } = splitName(path.basename(name), codes);
    const frontMatter = frontMatterOf(path.join(content, file));
    const slug = typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined;
    const dated = /^(\d+)-(\d+)-(\d+)-(.*)$/.exec(stem)?.slice(1);
    const [year = '', month = '', day = '', rest = ''] = dated ?? String(frontMatter.date).split('-');
    const date = [year, month.padStart(2, '0'), day.padStart(2, '0')];
    const own = [...date, dated === undefined ? stem : rest].join('/');
    const known = { date: date.join('-'), ...frontMatter };
    return { path: `/blog/${slug ?? own}`, locale, kind: 'post', version: '', file, frontMatter: known };
  });
}

function categorySlugs(items: unknown): string[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null || !('category' in item)) return [];
    const { slug, items: below } = item as Yaml;
    return [...(typeof slug === 'string' ? [slug] : []), ...categorySlugs(below)];
  });
}

function readCategories(file: string, root: string): string[] {
  const sidebars = (readYaml(file) ?? {}) as Record<string, Yaml>;
  return Object.values(sidebars).flatMap(({ items }) => categorySlugs(items).map((slug) => `${root}/category/${slug}`));
}

function readSiteSettings(folder: string): WrittenSite {
  const facts = readYaml(path.join(folder, 'site.yaml')) as Yaml;
  const locales = facts.locales as { code: string; htmlLang: string }[];
  const support = facts.support as 'off' | { replyPath?: string } | undefined;
  const codes = locales.map(({ code }) => code);
  const { description } = facts;
  const isOne = typeof description === 'string';
  return {
    title: String(facts.title),
    delimiter: typeof facts.titleDelimiter === 'string' ? facts.titleDelimiter : '|',
    description: isOne
      ? Object.fromEntries(codes.map((code) => [code, description]))
      : (description as Record<string, string>),
    origin: String(facts.url),
    base: typeof facts.baseUrl === 'string' ? facts.baseUrl.replace(/\/$/, '') : '',
    codes,
    replyPath: support === 'off' ? null : (support?.replyPath ?? '/reply'),
    glossaryPage: typeof facts.glossaryPage === 'string' ? facts.glossaryPage : null,
    htmlLangs: Object.fromEntries(locales.map(({ code, htmlLang }) => [code, htmlLang])),
  };
}

/** Reads a content folder. */
export function readContentTree(folder: string): ContentTree {
  const site = readSiteSettings(folder);
  const at = (...names: string[]) => path.join(folder, ...names);
  const listed = (readYaml(at('versions.yaml')) as { others?: { name: string }[] } | undefined)?.others ?? [];
  const versions = listed.map(({ name }) => name);
  const docs = [
    ...readDocs({ content: folder, folder: 'docs', root: '/docs', version: CURRENT }, site.codes),
    ...versions.flatMap((version) =>
      readDocs(
        { content: folder, folder: path.join('versions', version, 'docs'), root: `/docs/${version}`, version },
        site.codes,
      ),
    ),
  ];
  const posts = readPosts(folder, site.codes);
  const redirects = (readYaml(at('redirects.yaml')) ?? []) as { from: string; to: string }[];
  return {
    site,
    pages: [...docs, ...posts],
    versions,
    categories: [
      ...readCategories(at('sidebars.yaml'), '/docs'),
      ...versions.flatMap((name) => readCategories(at('versions', name, 'sidebars.yaml'), `/docs/${name}`)),
    ],
    authors: (readYaml(at('blog', 'authors.yaml')) ?? {}) as Record<string, Yaml>,
    tags: (readYaml(at('blog', 'tags.yaml')) ?? {}) as Record<string, Yaml>,
    redirects: [
      ...redirects,
      ...[...docs, ...posts].flatMap(({ path: to, version, frontMatter }) =>
        strings(frontMatter.aliases).map((alias) => ({
          from: version === CURRENT || version === '' ? alias : alias.replace(/^\/docs/, `/docs/${version}`),
          to,
        })),
      ),
    ],
  };
}
