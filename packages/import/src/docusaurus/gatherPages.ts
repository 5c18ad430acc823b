import { statSync } from 'node:fs';
import path from 'node:path';
import { MAIN_ROOT, changedOnDisk, datesOf, joinPath, readGitDates, rootPath } from '../core';
import type { ReportEntry } from '../markdown/reportEntry';
import { docAddress } from './docRoute';
import { findVersions, pluginFolder, rootFolder, type DocsVersion } from './docsVersions';
import { CONTROL, readPageText, withoutControls, type PageText } from './pageText';
import { acceptChanges } from '../plain/trackedChanges';
import { readLocales } from './readLocales';
import { takePictures, type Pictures } from './pictures';
import { postPlace, SLUG, slugOf } from './postPlace';
import { isChosen } from './pathPatterns';
import type { BlogInstance, ContentFolder, DocusaurusSite, Json, PlacedFile } from './settings';
import { findPages, isReadable, PAGE_LIMIT, readPageFile, type FoundFile } from './sourceFiles';

/** A page of the old site with its new position. */
export interface SourcePage {
  kind: 'doc' | 'post' | 'page';
  /** Absolute path. */
  file: string;
  /** Name in the report: path in the site's folder. */
  name: string;
  /** Path in its folder of docs or posts. */
  relative: string;
  /** Folder of docs, posts or pages, in its language, that `relative` starts from. */
  root: string;
  /** Code of its language in the new site. */
  locale: string;
  /** Key of its set of docs and version, within which pages may link by path. */
  shelf: string;
  /** Name of its version in the new site; undefined for the current one. */
  version: string | undefined;
  /** Its id in sidebars. */
  id: string;
  /** Address in the old site, without base and language. */
  route: string;
  /** Address in the new one. */
  path: string;
  /** Path in the new content folder, without language and extension. */
  target: string;
  frontMatter: Json;
  raw: string;
  /** The line of the file for each line of the text; undefined where the text is that of the file. */
  lines: PageText['lines'];
  position: number | undefined;
  /** Day of a post. */
  date?: string;
  isIndex: boolean;
}

interface Gathered {
  pages: SourcePage[];
  versions: DocsVersion[];
  /** Old and new code of each imported language, the default first. */
  locales: { old: string; code: string }[];
  entries: ReportEntry[];
  pictures: Pictures;
  /** Path of the docs in the new site: `/` where the old site has them there, else `/docs`. */
  docsBase: string;
}

/** Most bytes of a page with the pictures within it. */
const FILE_LIMIT = 100_000_000;

/** Replaces white space in a path, and leaves out signs, which addresses must not contain. */
const asAddress = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[#?%\\\p{Cc}]/gu, '');

/** Addresses of pages that the new site makes by itself. */
const OWN_PAGES = /^\/(?:search|404|blog(?:\/(?:archive|authors|tags|page)(?:\/.*)?)?)?$/;

/** Finds every page of a site in every language and version, with its old and new address. */
export function gatherPages(
  site: DocusaurusSite,
  readPage: (text: string, file: string) => PageText = readPageText,
): Gathered {
  const entries: ReportEntry[] = [];
  const nameOf = (file: string) => path.relative(site.folder, file).split(path.sep).join('/');
  const note = (kind: ReportEntry['kind'], message: string, file: string, line?: number) =>
    entries.push({ kind, message, from: { file: nameOf(file), ...(line === undefined ? {} : { line }) } });
  const locales = readLocales(site, note);
  const [main = { old: 'en', code: 'en' }, ...others] = locales;
  const pages: SourcePage[] = [];
  const targets = new Map<string, SourcePage>();
  const pictures: Pictures = new Map();
  const readable = ({ file }: FoundFile): boolean => {
    const { size } = statSync(file);
    if (size <= PAGE_LIMIT) return true;
    if (size <= FILE_LIMIT && takePictures(readPageFile(file).text, new Map()).length <= PAGE_LIMIT) return true;
    const [own, most] = [size, PAGE_LIMIT].map((bytes) => Math.round(bytes / 1000));
    note('file', `The page has ${own} kB and was left out; the most is ${most} kB.`, file);
    return false;
  };
  const list = (folder: string, chosenBy: Pick<ContentFolder, 'options'>): FoundFile[] => {
    const isKept = isChosen(chosenBy);
    const isInside = isReadable(folder, site.readable);
    if (!isInside) note('file', 'It lies outside of the site; it was not read. Name its folder with --also.', folder);
    const { files, skipped } = isInside ? findPages(folder) : { files: [], skipped: [] };
    for (const { file, message, isPrivate } of skipped) if (!isPrivate) note('file', message, file);
    return files.filter((each) => isKept(each.relative) && readable(each));
  };
  const read = ({ file }: FoundFile) => {
    const { text: whole, encoding } = readPageFile(file);
    if (encoding !== undefined) note('encoding', `It was read as ${encoding}. Check its letters.`, file);
    const control = whole.search(CONTROL);
    if (control >= 0)
      note('encoding', 'Control characters were left out.', file, whole.slice(0, control).split('\n').length);
    const accepted = acceptChanges(takePictures(withoutControls(whole), pictures).replace(/\r\n?/g, '\n'));
    const text = readPage(accepted.text, file);
    for (const { kind, message, line } of [...accepted.notes, ...(text.notes ?? [])]) note(kind, message, file, line);
    if (text.error !== undefined)
      note('front-matter', `The front matter is no YAML and was left out: ${text.error}`, file);
    return text;
  };
  const sourceOf = (found: FoundFile, root: string, locale = main.code) => {
    const { frontMatter, raw, lines } = read(found);
    const { file, relative } = found;
    return { file, name: nameOf(file), relative, root, locale, frontMatter, raw, lines };
  };
  /** Adds a page of the default language; a second page of the same address gets another. */
  const add = (page: SourcePage): void => {
    let own = page;
    for (let number = 2; targets.has(own.path); number += 1) {
      const isFolder = page.target.endsWith('/index');
      const end = isFolder ? `/page-${number}` : `-${number}`;
      const [route, target] = [page.path + end, page.target.replace(/\/index$/, '') + end];
      const isSame = targets.get(page.path)?.id === page.id && page.route === page.path;
      own = { ...page, path: route, target, ...(isSame ? { id: page.id + end, route } : {}) };
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
  /** Adds the translations in a folder, which have the same paths as the originals. */
  const translate = (
    folderOf: (old: string) => string,
    isOriginal: (page: SourcePage) => boolean,
    chosenBy: Pick<ContentFolder, 'options'>,
    placed: readonly (FoundFile & Partial<PlacedFile>)[] = [],
  ) => {
    const originals = new Map(
      pages
        .filter((page) => page.locale === main.code && isOriginal(page))
        .map((page) => [page.relative.replace(/\.mdx?$/, ''), page]),
    );
    for (const { old, code } of others) {
      const ofLanguage = placed.filter(({ locale }) => locale === old);
      const inFolder = list(folderOf(old), chosenBy).map((file): (typeof ofLanguage)[number] => file);
      for (const found of [...inFolder, ...ofLanguage]) {
        const original = originals.get(found.relative.replace(/\.mdx?$/, ''));
        if (original === undefined) {
          note('file', `This translation (${old}) has no original and was left out.`, found.file);
          continue;
        }
        const source = sourceOf(found, found.root ?? folderOf(old), code);
        if (source.raw.trim() === original.raw.trim()) continue;
        pages.push({ ...original, ...source, relative: original.relative });
      }
    }
  };

  const versions = site.docs.flatMap((instance, index) => findVersions(site, instance, index === 0));
  const [only, ...more] = versions;
  const isAtRoot = only?.instance.route === '';
  const docsBase = isAtRoot && more.length === 0 ? '/' : '/docs';
  if (isAtRoot && docsBase !== '/') {
    const message =
      'The docs were at /. With versions or several sets of docs they are below /docs, and their old addresses redirect.';
    note('config', message, path.join(site.folder, site.configFile));
  }
  for (const version of versions) {
    const { instance, folder, part, shelf } = version;
    const rest = instance.route.replace(/^docs(?=\/|$)/, '');
    const parses = instance.options.numberPrefixParser !== false;
    const { indexNames, hasAddresses } = instance.options;
    const files = list(folder, instance).flatMap((found): (FoundFile & PlacedFile)[] => {
      const place = instance.place === undefined ? { relative: found.relative } : instance.place(found.relative);
      return place === undefined ? [] : [{ ...found, ...place, root: place.root ?? folder }];
    });
    for (const found of files.filter(({ locale }) => locale === undefined)) {
      const source = sourceOf(found, found.root ?? folder);
      const { frontMatter } = source;
      const address = docAddress(
        found.relative,
        frontMatter,
        parses && frontMatter.parse_number_prefixes !== false,
        Array.isArray(indexNames) ? (indexNames as unknown[]) : undefined,
      );
      const inDocs =
        asAddress(version.version === undefined ? joinPath(rest, part, address.slug) : joinPath(rest, address.slug))
          .replace(/\.html$/, '')
          .replace(/\/index$/, '') || '/';
      const base = version.version === undefined ? 'docs' : `versions/${version.version}/docs`;
      const root = rootPath(version.version ?? MAIN_ROOT, docsBase);
      const isFolder = address.isIndex || inDocs === '/' || address.slug.endsWith('/index');
      const free = joinPath(root, inDocs);
      const isTaken = OWN_PAGES.test(free);
      add({
        kind: 'doc',
        ...source,
        shelf,
        version: version.version,
        id: address.id,
        route: hasAddresses === false ? joinPath(root, inDocs) : joinPath(instance.route, part, address.slug),
        path: isTaken ? `${free}${free === '/' ? 'home' : '-page'}` : free,
        target: isTaken
          ? `docs${free}${free === '/' ? 'home' : '-page'}`
          : joinPath(base, inDocs, isFolder ? 'index' : '').slice(1),
        position: address.position,
        isIndex: address.isIndex,
      });
    }
    translate(
      (old) => path.join(site.folder, 'i18n', old, pluginFolder(instance.id), rootFolder(version)),
      (page) => page.shelf === shelf,
      instance,
      files,
    );
  }

  for (const blog of site.blogs) gatherBlog(blog);
  function gatherBlog(blog: BlogInstance): void {
    const { id, folder, route } = blog;
    const shelf = `blog-${id}`;
    let dates: ReturnType<typeof readGitDates>;
    const addedOn = (file: string) =>
      (datesOf(file, (dates ??= readGitDates(folder) ?? new Map())).added ?? changedOnDisk(file)).slice(0, 10);
    for (const found of list(folder, blog)) {
      const source = sourceOf(found, folder);
      const place = postPlace(found.relative, source.frontMatter, () => addedOn(found.file));
      if (!place.isDated)
        note('author', `The post names no day; it has that on which its file was added, ${place.date}.`, found.file);
      const wanted = SLUG.test(place.slug) ? place.slug : slugOf(place.slug);
      const usual = `${place.date.replace(/-/g, '/')}/${slugOf(place.text).replace(/\//g, '-')}`;
      const name = slugOf(place.text).replace(/\//g, '-') || 'post';
      add({
        kind: 'post',
        ...source,
        shelf,
        version: undefined,
        id: place.slug,
        route: joinPath(route, place.slug),
        path: joinPath('blog', wanted === '' ? usual : wanted),
        target: `blog/${place.date}-${name}`,
        position: undefined,
        date: place.date,
        isIndex: false,
      });
    }
    const plugin = `docusaurus-plugin-content-blog${id === 'default' ? '' : `-${id}`}`;
    translate(
      (old) => path.join(site.folder, 'i18n', old, plugin),
      (page) => page.shelf === shelf,
      blog,
    );
  }

  for (const found of site.pages.flatMap((each) =>
    list(each.folder, each).map((file) => ({ ...file, root: each.folder })),
  )) {
    const source = sourceOf(found, found.root);
    const own = asAddress(found.relative.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, ''));
    const route = joinPath(own);
    add({
      kind: 'page',
      ...source,
      shelf: 'pages',
      version: undefined,
      id: own,
      route,
      path: joinPath(docsBase, own === '' ? 'home' : own),
      target: `docs/${own === '' ? 'home' : own}`,
      position: undefined,
      isIndex: false,
    });
  }
  translate(
    (old) => path.join(site.folder, 'i18n', old, 'docusaurus-plugin-content-pages'),
    (page) => page.shelf === 'pages',
    site.pages[0] ?? { options: {} },
  );
  return { pages, versions, locales: locales.length > 0 ? locales : [main], entries, pictures, docsBase };
}
