import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { joinPath } from '../../../model/site/path';
import type { ReportEntry } from '../markdown/reportEntry';
import { docAddress } from './docRoute';
import { readPageText, type PageText } from './pageText';
import {
  asGroup,
  asList,
  asText,
  type BlogInstance,
  type DocsInstance,
  type DocusaurusSite,
  type Json,
} from './settings';
import { findFiles, PAGE_LIMIT, type FoundFile } from './sourceFiles';

/** A page of the old site with its place in the new one. */
export interface SourcePage {
  kind: 'doc' | 'post' | 'page';
  /** Absolute path. */
  file: string;
  /** Name in the report: path in the site's folder. */
  name: string;
  /** Path in its folder of docs or posts. */
  relative: string;
  /** Folder that it lies in, for the files beside it. */
  root: string;
  /** Code of its language in the new site. */
  locale: string;
  /** Key of its set of docs and version; pages of one key may name each other. */
  shelf: string;
  /** Name of its version in the new site; undefined for the current one. */
  version: string | undefined;
  /** Id by which sidebars name it. */
  id: string;
  /** Address in the old site, without base and language. */
  route: string;
  /** Address in the new one. */
  path: string;
  /** File of the new content folder, without language and ending. */
  target: string;
  frontMatter: Json;
  raw: string;
  position: number | undefined;
  /** Day of a post. */
  date?: string;
  isIndex: boolean;
}

/** A version of a set of docs. */
export interface DocsVersion {
  instance: DocsInstance;
  shelf: string;
  /** As the old site names it; `current` for what stands in the docs folder itself. */
  name: string;
  /** Name of it in the new site; undefined where its pages stand among those of `docs`. */
  version: string | undefined;
  label: string;
  banner: string | undefined;
  folder: string;
  /** Part of the address between the docs' own and the page's. */
  part: string;
  /** The file of its sidebars. */
  sidebars: string | undefined;
}

export interface Gathered {
  pages: SourcePage[];
  versions: DocsVersion[];
  /** Old and new code of each language that is taken over, the default first. */
  locales: { old: string; code: string }[];
  entries: ReportEntry[];
}

const isPage = ({ relative }: FoundFile) =>
  /\.mdx?$/i.test(relative) && !relative.split('/').some((part) => /^[_.]/.test(part));

/** A name as a folder of versions may have it. */
const versionName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+|[._-]+$/g, '')
    .replace(/([._-])[._-]+/g, '$1') || 'older';

/** A path without white space, which no address of this site may have. */
const withoutSpaces = (text: string) => text.trim().replace(/\s+/g, '-');

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** The versions of a set of docs, the one that readers see first at its head. */
export function findVersions(site: DocusaurusSite, instance: DocsInstance, isMain: boolean): DocsVersion[] {
  const prefix = instance.id === 'default' ? '' : `${instance.id}_`;
  const listed = asList(readJson(path.join(site.folder, `${prefix}versions.json`))).flatMap(
    (name) => asText(name) ?? [],
  );
  const { options } = instance;
  const only = asList(options.onlyIncludeVersions).flatMap((name) => asText(name) ?? []);
  const withCurrent = options.includeCurrentVersion === false ? listed : ['current', ...listed];
  const names = (only.length > 0 ? withCurrent.filter((name) => only.includes(name)) : withCurrent).filter(
    (name) => name !== 'current' || existsSync(instance.folder),
  );
  const last = asText(options.lastVersion) ?? listed.find((name) => names.includes(name)) ?? 'current';
  const settings = asGroup(options.versions);
  const ordered = [...names.filter((name) => name === last), ...names.filter((name) => name !== last)];
  return ordered.map((name): DocsVersion => {
    const own = asGroup(settings[name]);
    const usual = name === last ? '' : name === 'current' ? 'next' : name;
    const part = typeof own.path === 'string' ? own.path.replace(/^\/+|\/+$/g, '') : usual;
    const versioned = path.join(site.folder, `${prefix}versioned_sidebars`, `version-${name}-sidebars.json`);
    return {
      instance,
      shelf: `${instance.id}/${name}`,
      name,
      version: isMain && name !== last ? versionName(part === '' ? name : part) : undefined,
      label: asText(own.label) ?? (name === 'current' ? (listed.length > 0 ? 'Next' : 'Current') : name),
      banner: asText(own.banner) ?? (name === 'current' ? 'unreleased' : 'unmaintained'),
      folder:
        name === 'current' ? instance.folder : path.join(site.folder, `${prefix}versioned_docs`, `version-${name}`),
      part,
      sidebars: name === 'current' ? instance.sidebars : existsSync(versioned) ? versioned : undefined,
    };
  });
}

const DATED = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;
const SLUG = /^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/;

/** A text as the key of a tag or an author, or as the slug of a post. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/-*\/+-*/g, '/')
    .replace(/^[-/]+|[-/]+$/g, '');

function dayOf(value: unknown): string | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString().slice(0, 10);
  const text = typeof value === 'string' ? value : undefined;
  if (text === undefined) return undefined;
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text.trim()) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined)
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/** What a post's file says of its day and address. */
function postPlace(relative: string, frontMatter: Json, file: string) {
  const match = DATED.exec(relative);
  const [, folder = '', year = '', month = '', day = '', rest = ''] = match ?? [];
  const named = match === null ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const text = match === null ? relative.replace(/(?:\/index)?\.mdx?$/, '') : rest;
  const date = dayOf(frontMatter.date) ?? named;
  const own = asText(frontMatter.slug)?.replace(/^\/+|\/+$/g, '');
  const usual = match === null ? text : [year, month, day, `${folder}${text}`].filter((part) => part !== '').join('/');
  return {
    date: date ?? statSync(file).mtime.toISOString().slice(0, 10),
    isDated: date !== undefined,
    text: `${folder}${text}`,
    slug: own ?? usual,
  };
}

/** Finds every page of a site in every language and version, with its old address and its new one. */
export function gatherPages(
  site: DocusaurusSite,
  readPage: (text: string, file: string) => PageText = readPageText,
): Gathered {
  const entries: ReportEntry[] = [];
  const nameOf = (file: string) => path.relative(site.folder, file).split(path.sep).join('/');
  const note = (kind: ReportEntry['kind'], message: string, file: string) =>
    entries.push({ kind, message, from: { file: nameOf(file) } });
  const locales: { old: string; code: string }[] = [];
  for (const old of site.locales) {
    const code = old.slice(0, 2).toLowerCase();
    const taken = locales.find((each) => each.code === code);
    if (taken !== undefined || !/^[a-z]{2}$/.test(code)) {
      note(
        'locale',
        `The language "${old}" was not taken over: "${taken?.old ?? old}" has the code "${code}".`,
        path.join(site.folder, 'i18n', old),
      );
      continue;
    }
    if (code !== old)
      note(
        'locale',
        `The language "${old}" is "${code}" here; its addresses begin with /${code}/.`,
        path.join(site.folder, 'i18n', old),
      );
    locales.push({ old, code });
  }
  const [main = { old: 'en', code: 'en' }, ...others] = locales;
  const pages: SourcePage[] = [];
  const targets = new Map<string, SourcePage>();
  const readable = ({ file }: FoundFile): boolean => {
    const { size } = statSync(file);
    if (size <= PAGE_LIMIT) return true;
    note(
      'file',
      `The page has ${Math.round(size / 1000)} kB and was left out; the most is ${PAGE_LIMIT / 1000} kB.`,
      file,
    );
    return false;
  };
  const list = (folder: string): FoundFile[] => {
    const { files, outside } = findFiles(folder);
    for (const link of outside) note('file', 'This link leads out of its folder, so it was not followed.', link);
    // Where two files stand for a folder, the one called index does.
    const isReadme = ({ relative }: FoundFile) => /(?:^|\/)readme\.mdx?$/i.test(relative);
    return files
      .filter(isPage)
      .filter(readable)
      .sort((a, b) => Number(isReadme(a)) - Number(isReadme(b)));
  };
  const read = ({ file }: FoundFile) => {
    const text = readPage(readFileSync(file, 'utf8'), file);
    if (text.fault !== undefined)
      note('front-matter', `The front matter is no YAML and was left out: ${text.fault}`, file);
    return text;
  };
  /** Adds a page of the default language; a second one of the same place gets another. */
  const add = (page: SourcePage): void => {
    let own = page;
    for (let number = 2; targets.has(own.path); number += 1) {
      const isFolder = page.target.endsWith('/index');
      const end = isFolder ? `/page-${number}` : `-${number}`;
      own = { ...page, path: page.path + end, target: page.target.replace(/\/index$/, '') + end };
    }
    if (own !== page)
      note(
        'duplicate',
        `${targets.get(page.path)?.name ?? ''} has the address ${page.route}, too; this page has ${own.path} now.`,
        page.file,
      );
    targets.set(own.path, own);
    pages.push(own);
  };
  /** Adds the translations of a folder: files at the same place as the originals. */
  const translate = (folderOf: (old: string) => string, isOriginal: (page: SourcePage) => boolean) => {
    const originals = new Map(
      pages
        .filter((page) => page.locale === main.code && isOriginal(page))
        .map((page) => [page.relative.replace(/\.mdx?$/, ''), page]),
    );
    for (const { old, code } of others) {
      for (const found of list(folderOf(old))) {
        const original = originals.get(found.relative.replace(/\.mdx?$/, ''));
        if (original === undefined) {
          note('file', `This translation (${old}) has no original and was left out.`, found.file);
          continue;
        }
        const { frontMatter, raw } = read(found);
        if (raw.trim() === original.raw.trim()) continue;
        pages.push({
          ...original,
          file: found.file,
          name: nameOf(found.file),
          root: folderOf(old),
          locale: code,
          frontMatter,
          raw,
        });
      }
    }
  };

  const versions = site.docs.flatMap((instance, index) => findVersions(site, instance, index === 0));
  for (const version of versions) {
    const { instance, folder, part, shelf } = version;
    const rest = instance.route.replace(/^docs(?=\/|$)/, '');
    const parses = instance.options.numberPrefixParser !== false;
    for (const found of list(folder)) {
      const { frontMatter, raw } = read(found);
      const address = docAddress(found.relative, frontMatter, parses && frontMatter.parse_number_prefixes !== false);
      const route = joinPath(instance.route, part, address.slug);
      const inDocs =
        withoutSpaces(version.version === undefined ? joinPath(rest, part, address.slug) : joinPath(rest, address.slug))
          .replace(/\.html$/, '')
          .replace(/\/index$/, '') || '/';
      const base = version.version === undefined ? 'docs' : `versions/${version.version}/docs`;
      const root = version.version === undefined ? '/docs' : `/docs/${version.version}`;
      const isFolder = address.isIndex || inDocs === '/' || address.slug.endsWith('/index');
      add({
        kind: 'doc',
        file: found.file,
        name: nameOf(found.file),
        relative: found.relative,
        root: folder,
        locale: main.code,
        shelf,
        version: version.version,
        id: address.id,
        route,
        path: joinPath(root, inDocs),
        target: joinPath(base, inDocs, isFolder ? 'index' : '').slice(1),
        frontMatter,
        raw,
        position: address.position,
        isIndex: address.isIndex,
      });
    }
    const plugin = `docusaurus-plugin-content-docs${instance.id === 'default' ? '' : `-${instance.id}`}`;
    const name = version.name === 'current' ? 'current' : `version-${version.name}`;
    translate(
      (old) => path.join(site.folder, 'i18n', old, plugin, name),
      (page) => page.shelf === shelf,
    );
  }

  for (const blog of site.blogs) gatherBlog(blog);
  function gatherBlog({ id, folder, route }: BlogInstance): void {
    const shelf = `blog-${id}`;
    for (const found of list(folder)) {
      const { frontMatter, raw } = read(found);
      const place = postPlace(found.relative, frontMatter, found.file);
      if (!place.isDated) note('author', `The post names no day; it has that of its file, ${place.date}.`, found.file);
      const wanted = SLUG.test(place.slug) ? place.slug : slugOf(place.slug);
      const usual = `${place.date.replace(/-/g, '/')}/${slugOf(place.text).replace(/\//g, '-')}`;
      const name = slugOf(place.text).replace(/\//g, '-') || 'post';
      add({
        kind: 'post',
        file: found.file,
        name: nameOf(found.file),
        relative: found.relative,
        root: folder,
        locale: main.code,
        shelf,
        version: undefined,
        id: place.slug,
        route: joinPath(route, place.slug),
        path: joinPath('blog', wanted === '' ? usual : wanted),
        target: `blog/${place.date}-${name}`,
        frontMatter,
        raw,
        position: undefined,
        date: place.date,
        isIndex: false,
      });
    }
    const plugin = `docusaurus-plugin-content-blog${id === 'default' ? '' : `-${id}`}`;
    translate(
      (old) => path.join(site.folder, 'i18n', old, plugin),
      (page) => page.shelf === shelf,
    );
  }

  const pagesFolder = path.join(site.folder, 'src', 'pages');
  for (const found of list(pagesFolder)) {
    const { frontMatter, raw } = read(found);
    const own = withoutSpaces(found.relative.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, ''));
    const route = joinPath(own);
    add({
      kind: 'page',
      file: found.file,
      name: nameOf(found.file),
      relative: found.relative,
      root: pagesFolder,
      locale: main.code,
      shelf: 'pages',
      version: undefined,
      id: own,
      route,
      path: joinPath('docs', own === '' ? 'home' : own),
      target: `docs/${own === '' ? 'home' : own}`,
      frontMatter,
      raw,
      position: undefined,
      isIndex: false,
    });
  }
  translate(
    (old) => path.join(site.folder, 'i18n', old, 'docusaurus-plugin-content-pages'),
    (page) => page.shelf === 'pages',
  );
  return { pages, versions, locales: locales.length > 0 ? locales : [main], entries };
}
