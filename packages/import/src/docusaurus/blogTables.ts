import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ReportEntry } from '../markdown/reportEntry';
import { listOf } from './frontMatter';
import type { SourcePage } from './gatherPages';
import { readYaml } from './pageText';
import { slugOf } from './postPlace';
import { readSiteFile } from './sourceFiles';
import { asGroup, asText, type BlogInstance, type DocusaurusSite, type Json } from './settings';

interface Author {
  name: string;
  title?: string;
  description?: string;
}

interface Tag {
  label: string;
  description?: string;
}

/** Authors and tags by key, and those of each post. */
export interface BlogTables {
  authors: Record<string, Author>;
  tags: Record<string, Tag>;
  authorsOf: ReadonlyMap<SourcePage, string[]>;
  tagsOf: ReadonlyMap<SourcePage, string[]>;
  /** Last part of the old address of each tag whose settings say it, by key. */
  tagNames: ReadonlyMap<string, string>;
  entries: ReportEntry[];
}

/** Reads the table that an option has, or whose file it names. */
function readTable(site: DocusaurusSite, blog: BlogInstance, option: unknown, usual: string): Json {
  if (typeof option === 'object') return asGroup(option);
  const name = asText(option) ?? usual;
  const files = [path.join(blog.folder, name), path.join(site.folder, name)];
  const file = files.flatMap((each) => [each, each.replace(/\.yml$/, '.yaml')]).find((each) => existsSync(each));
  return asGroup(readYaml((file === undefined ? undefined : readSiteFile(file, site.readable)) ?? '').value);
}

const MISSING = 'team';

/** Creates a function that makes keys of names; a name without usable letters gets a number: `tag-2`. */
function createKeys(): (kind: 'author' | 'tag', name: string) => string {
  const numbered = { author: new Map<string, string>(), tag: new Map<string, string>() };
  return (kind, name) => {
    const slug = slugOf(name).replace(/\//g, '-');
    if (slug !== '') return slug;
    const known = numbered[kind].get(name) ?? `${kind}-${numbered[kind].size + 1}`;
    numbered[kind].set(name, known);
    return known;
  };
}

/** Collects the authors and tags of all posts, from tables and from the posts. */
export function blogTables(site: DocusaurusSite, posts: readonly SourcePage[]): BlogTables {
  const entries: ReportEntry[] = [];
  const authors = new Map<string, Author>();
  const tags = new Map<string, Tag>();
  const authorsOf = new Map<SourcePage, string[]>();
  const tagsOf = new Map<SourcePage, string[]>();
  const tagNames = new Map<string, string>();
  const siteTitle = asText(site.config.title) ?? 'Team';
  const keyFor = createKeys();
  for (const blog of site.blogs) {
    const knownAuthors = readTable(site, blog, blog.options.authorsMapPath, 'authors.yml');
    const knownTags = readTable(site, blog, blog.options.tags, 'tags.yml');
    const own = posts.filter((post) => post.shelf === `blog-${blog.id}`);
    const keyOfAuthor = (value: unknown): string | undefined => {
      const isKey = typeof value === 'string';
      const group = isKey
        ? asGroup(knownAuthors[value])
        : { ...asGroup(knownAuthors[asText(asGroup(value).key) ?? '']), ...asGroup(value) };
      const name = asText(group.name) ?? (isKey ? value : undefined);
      const written = isKey ? value : (asText(asGroup(value).key) ?? name);
      if (name === undefined || written === undefined) return undefined;
      const key = keyFor('author', written);
      const title = asText(group.title);
      const description = asText(group.description);
      if (!authors.has(key))
        authors.set(key, {
          name,
          ...(title === undefined ? {} : { title }),
          ...(description === undefined ? {} : { description }),
        });
      return key;
    };
    const keyOfTag = (value: unknown): string | undefined => {
      const written = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
      const group = written === undefined ? asGroup(value) : asGroup(knownTags[written]);
      const label = asText(group.label) ?? written;
      if (label === undefined) return undefined;
      const permalink = asText(group.permalink)?.replace(/^.*\//, '');
      const key = keyFor('tag', [permalink, label, written].find((name) => slugOf(name ?? '') !== '') ?? label);
      const description = asText(group.description);
      if (permalink !== undefined) tagNames.set(key, permalink);
      if (!tags.has(key)) tags.set(key, { label, ...(description === undefined ? {} : { description }) });
      return key;
    };
    for (const post of own) {
      const { frontMatter: old } = post;
      const inlineName = asText(old.author);
      const inline = inlineName === undefined ? [] : [{ name: inlineName, title: old.author_title }];
      const written = [...listOf(old.authors), ...inline];
      const keys = [...new Set(written.flatMap((value) => keyOfAuthor(value) ?? []))];
      if (keys.length === 0) {
        if (!authors.has(MISSING)) authors.set(MISSING, { name: siteTitle });
        keys.push(MISSING);
        entries.push({
          kind: 'author',
          message: `The post names no author; it has "${MISSING}".`,
          from: { file: post.name },
        });
      }
      authorsOf.set(post, keys);
      tagsOf.set(post, [...new Set(listOf(old.tags).flatMap((value) => keyOfTag(value) ?? []))]);
    }
    for (const [key, value] of Object.entries(knownAuthors)) {
      const group = asGroup(value);
      const lost = ['image_url', 'imageURL', 'url', 'email', 'socials'].filter((name) => group[name] !== undefined);
      if (lost.length > 0)
        entries.push({
          kind: 'author',
          message: `Of the author "${key}" these were left out: ${lost.join(', ')}.`,
          from: { file: `${path.basename(blog.folder)}/authors.yml` },
        });
    }
  }
  return { authors: Object.fromEntries(authors), tags: Object.fromEntries(tags), authorsOf, tagsOf, tagNames, entries };
}
