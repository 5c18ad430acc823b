import { existsSync } from 'node:fs';
import path from 'node:path';
import { asGroup, asList, asText, type DocusaurusSite, type Json } from '../docusaurus/settings';
import { readYaml } from '../docusaurus/pageText';
import { createSiteCode } from '../docusaurus/readCode';
import { findFiles, isReadable, readSiteFile } from '../docusaurus/sourceFiles';

/** A folder of Markdown in the form of a Docusaurus site. */
interface PlainSite {
  site: DocusaurusSite;
  /** The sidebar of `mkdocs.yml`; undefined where it follows the folders. */
  sidebars: Json | undefined;
}

/** Folders of pages, the likeliest first. */
const FOLDERS = ['src/content/docs', 'docs', '.'];

const hasPages = (folder: string, readable: readonly string[]) =>
  existsSync(folder) &&
  isReadable(folder, readable) &&
  findFiles(folder).files.some(({ relative }) => /\.mdx?$/i.test(relative));

function readMkdocs(folder: string, readable: readonly string[]): Json | undefined {
  const file = ['mkdocs.yml', 'mkdocs.yaml'].map((name) => path.join(folder, name)).find((name) => existsSync(name));
  if (file === undefined) return undefined;
  // Remove Python tags, which only settings of extensions have.
  return asGroup(readYaml((readSiteFile(file, readable) ?? '').replace(/!!?[A-Za-z][\w/:.]*/g, '')).value);
}

/** Converts an item of MkDocs' `nav` to a Docusaurus sidebar item. */
function navItem(item: unknown): unknown[] {
  const docId = (file: string) => file.replace(/\.mdx?$/i, '').replace(/^\.?\//, '');
  if (typeof item === 'string')
    return /^https?:/.test(item) ? [{ type: 'link', label: item, href: item }] : [docId(item)];
  return Object.entries(asGroup(item)).map(([label, value]) => {
    if (Array.isArray(value)) return { type: 'category', label, items: value.flatMap(navItem) };
    const target = asText(value) ?? '';
    return /^https?:/.test(target) ? { type: 'link', label, href: target } : { type: 'doc', id: docId(target), label };
  });
}

/** Returns the name of a site from its folder: `my-docs` is `My docs`. */
function nameOf(folder: string): string {
  const words = path.basename(folder).replace(/[-_]+/g, ' ').trim();
  return words === '' ? 'Docs' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Reads a folder of Markdown and the settings of MkDocs, if any; returns a message where there are no pages. */
export function readPlainSite(folder: string, also: readonly string[] = []): PlainSite | string {
  const readable = [folder, ...also];
  const mkdocs = readMkdocs(folder, readable);
  const named = asText(mkdocs?.docs_dir);
  const candidates = [...(named === undefined ? [] : [named]), ...FOLDERS].map((name) => path.join(folder, name));
  const docs = candidates.find((each) => hasPages(each, readable));
  if (docs === undefined)
    return `${folder} has no pages: there are no .md or .mdx files in it.\nName the folder that has them.`;
  const isStarlight = docs.endsWith(path.join('content', 'docs'));
  const isVitePress = existsSync(path.join(docs, '.vitepress'));
  const url = asText(mkdocs?.site_url);
  const address = url === undefined || !URL.canParse(url) ? undefined : new URL(url);
  // Sites of these programs have their pages at the root, so old addresses start there.
  const route = mkdocs !== undefined || isStarlight || isVitePress ? '' : 'docs';
  const nav = asList(mkdocs?.nav);
  const statics = isVitePress ? path.join(docs, 'public') : path.join(folder, isStarlight ? 'public' : 'static');
  return {
    site: {
      folder,
      readable,
      code: createSiteCode({ folder, readable, runsCode: false }),
      configFile: mkdocs === undefined ? 'package.json' : 'mkdocs.yml',
      config: {
        title: asText(mkdocs?.site_name) ?? nameOf(folder),
        tagline: asText(mkdocs?.site_description),
        url: address?.origin,
        baseUrl: address?.pathname,
      },
      themeConfig: { footer: { copyright: asText(mkdocs?.copyright) } },
      docs: [{ id: 'default', folder: docs, route, sidebars: 'auto', options: {} }],
      blogs: [],
      pages: [{ folder: path.join(folder, 'src', 'pages'), options: {} }],
      styles: [],
      redirects: [],
      makesRedirects: false,
      locales: [asText(asGroup(mkdocs?.theme).language) ?? 'en'],
      staticFolders: [statics],
      entries: [],
    },
    sidebars: nav.length > 0 ? { docs: nav.flatMap(navItem) } : undefined,
  };
}

/** Position of the index of the whole folder. */
const FIRST = -1;

/** Renames the sidebar keys of Starlight, VitePress and Jekyll to Docusaurus', and drops keys that differ there. */
export function plainFrontMatter(old: Json, isFirst: boolean): Json {
  const sidebar = asGroup(old.sidebar);
  const label = asText(sidebar.label);
  const position = [old.sidebar_position, sidebar.order, old.order, old.nav_order].find(
    (value) => typeof value === 'number',
  );
  const place = position ?? (isFirst ? FIRST : undefined);
  const rest = Object.fromEntries(
    Object.entries(old).filter(
      ([key]) => !['sidebar', 'order', 'nav_order', 'slug', 'id', 'layout', 'outline'].includes(key),
    ),
  );
  return {
    ...rest,
    ...(label === undefined ? {} : { sidebar_label: label }),
    ...(place === undefined ? {} : { sidebar_position: place }),
  };
}
