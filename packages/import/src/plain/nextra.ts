import { existsSync } from 'node:fs';
import path from 'node:path';
import { inWords, joinPath } from '../core';
import { createSiteCode } from '../docusaurus/siteCode';
import { asGroup, asList, asText, readJson, type Json } from '../docusaurus/settings';
import { findFiles, isReadable, readSiteFile } from '../docusaurus/sourceFiles';
import type { ReportEntry } from '../markdown/reportEntry';
import { createCodeTest, type Line } from './lines';
import { PLAIN_PROGRAM, placeIn, unusedKeys, type ProgramSettings } from './program';

/** Folders of pages; with the router `app`, each page is the file `page` of its folder. */
const FOLDERS = ['content', 'pages', 'src/content', 'src/pages', 'app', 'src/app'];
const ENDINGS = ['js', 'jsx', 'mjs', 'ts', 'tsx', 'mts', 'json'];
/** Parts of the settings of Next.js and of the theme that are read. */
const READ_PARTS = /^(?:i18n|redirects|logo|project|docsRepositoryBase|footer)/;
const USED_THEME = ['logo', 'project', 'docsRepositoryBase', 'footer', 'i18n'];

/** Returns the path of a page of the router `app` as that of an index; groups such as `(docs)` are no part of it. */
const asPage = (relative: string): string =>
  relative.replace(/(?:^|(?<=\/))page(?=\.mdx?$)/, 'index').replace(/(?<=^|\/)\([^/]*\)\//g, '');

/** Writes the ids of headings as Docusaurus does: `## Part [#id]`. */
function convertNextra(lines: readonly Line[]): Line[] {
  const isCode = createCodeTest(lines);
  return lines.map(({ text, at }, index) => ({
    text: isCode(index) ? text : text.replace(/^(#{1,6}[ \t].*?)[ \t]*\[#([\w-]+)\][ \t]*$/, '$1 {#$2}'),
    at,
  }));
}

const titleOf = (value: unknown): string | undefined => (asText(value) ?? asText(asGroup(value).title))?.trim();
const hasItems = (item: unknown) => asGroup(item).type !== 'category' || asList(asGroup(item).items).length > 0;

/** Reads the tables `_meta` of Nextra, and its settings; undefined where the folder has no such tables. */
export async function readNextra(folder: string, readable: readonly string[]): Promise<ProgramSettings | undefined> {
  const docs = FOLDERS.map((name) => path.join(folder, name)).find(
    (each) =>
      existsSync(each) &&
      isReadable(each, readable) &&
      findFiles(each).files.some(({ relative }) => /(?:^|\/)(?:_meta\.\w[\w.-]*|page\.mdx?)$/.test(relative)),
  );
  if (docs === undefined) return undefined;
  const code = createSiteCode(folder, readable);
  const entries: ReportEntry[] = [];
  const fileAt = (name: string) =>
    ENDINGS.map((ending) => `${name}.${ending}`).find((file) => existsSync(file) && isReadable(file, readable));
  const read = async (file: string | undefined, parts = /./): Promise<Json> => {
    if (file === undefined || file.endsWith('.json')) return asGroup(readJson(file ?? '', readable));
    const found = await code.settings(file, parts);
    entries.push(...found.entries);
    return asGroup(found.value);
  };
  const [nextFile, themeFile] = ['next.config', 'theme.config'].map((name) => fileAt(path.join(folder, name)));
  const [next, theme] = [await read(nextFile, READ_PARTS), await read(themeFile, READ_PARTS)];
  const written = readSiteFile(nextFile ?? '', readable) ?? '';
  const base = /\bcontentDirBasePath:\s*['"]\/*([^'"]*?)\/*['"]/.exec(written)?.[1] ?? '';
  const i18n = asGroup(next.i18n);
  const named = asList(i18n.locales).flatMap((each) => asText(each) ?? []);
  const codes = [...new Set([asText(i18n.defaultLocale) ?? named[0] ?? 'en', ...named])];
  const [main = 'en', ...others] = codes;
  const isInFolders = codes.some((each) => existsSync(path.join(docs, each)));
  const isApp = path.basename(docs) === 'app';
  const place = placeIn(docs, codes, main, !isInFolders);
  const placed = (relative: string) => place(isApp ? asPage(relative) : relative);
  const pages = findFiles(docs).files.flatMap(({ relative }) => {
    const { relative: own, locale } = placed(relative);
    return /\.mdx?$/i.test(relative) && !/(?:^|\/)_/.test(relative) && locale === undefined
      ? own.replace(/\.mdx?$/i, '')
      : [];
  });
  const tableFile = (inner: string, locale: string) =>
    (isInFolders ? undefined : fileAt(path.join(docs, inner, `_meta.${locale}`))) ??
    (isInFolders || locale === main ? fileAt(path.join(docs, isInFolders ? locale : '', inner, '_meta')) : undefined);
  const messages: Record<string, Record<string, string>> = Object.fromEntries(others.map((each) => [each, {}]));
  const bar: Json[] = [];
  const sidebars: Record<string, unknown[]> = {};

  /** Returns the items of a folder, whose table may be a part of another one. */
  const itemsOf = async (inner: string, given: unknown): Promise<unknown[]> => {
    const table = given === undefined ? await read(tableFile(inner, main)) : asGroup(given);
    for (const locale of given === undefined ? others : [])
      for (const [key, value] of Object.entries(await read(tableFile(inner, locale)))) {
        const [own, other] = [titleOf(table[key]), titleOf(value)];
        if (own !== undefined && other !== undefined) (messages[locale] ??= {})[own] = other;
      }
    const below = pages.flatMap((page) =>
      page.startsWith(inner) ? (page.slice(inner.length).split('/')[0] ?? []) : [],
    );
    const items: unknown[] = [];
    let group = items;
    for (const name of new Set([...Object.keys(table), ...below.sort()])) {
      const settings = asGroup(table[name]);
      const label = titleOf(table[name]);
      const href = asText(settings.href);
      const own = label === undefined ? {} : { label };
      const inBar = inner === '' && settings.type === 'page';
      if (name === '*' || settings.display === 'hidden') continue;
      if (settings.type === 'separator') {
        group = label === undefined ? items : [];
        if (label !== undefined) items.push({ type: 'category', label, items: group });
        continue;
      }
      if (inner === '' && settings.type === 'menu')
        bar.push({
          type: 'dropdown',
          label: label ?? inWords(name),
          items: Object.entries(asGroup(settings.items)).map(([key, value]) => ({
            href: asText(asGroup(value).href) ?? joinPath(base, name, key),
            label: titleOf(value) ?? inWords(key),
          })),
        });
      if (href !== undefined) (inBar ? bar : group).push({ type: 'link', label: label ?? href, href });
      if (href !== undefined) continue;
      const nested = settings.type === 'menu' ? undefined : settings.items;
      const ofFolder = pages.some((page) => page.startsWith(`${inner}${name}/`))
        ? await itemsOf(`${inner}${name}/`, nested)
        : [];
      const doc = pages.includes(inner + name) ? [{ type: 'doc', id: inner + name, ...own }] : [];
      const [only] = ofFolder.map(asGroup);
      if (inBar && ofFolder.length + doc.length > 0)
        bar.push({
          label: label ?? inWords(name),
          ...(ofFolder.length > 1 ? { type: 'docSidebar', sidebarId: name } : { to: joinPath(base, name) }),
        });
      // With the router `app`, each page is the index of its folder.
      if (ofFolder.length === 1 && only?.id === `${inner}${name}/index`) group.push({ ...only, ...own });
      else if (inBar && ofFolder.length > 1) sidebars[name] = [...doc, ...ofFolder];
      else if (ofFolder.length > 0)
        group.push({ type: 'category', label: label ?? inWords(name), items: [...doc, ...ofFolder] });
      else group.push(...doc);
    }
    return items.filter(hasItems);
  };
  const [global] = [docs, path.join(folder, 'app'), path.join(folder, 'src', 'app')].flatMap(
    (each) => fileAt(path.join(each, '_meta.global')) ?? [],
  );
  const rest = await itemsOf('', global === undefined ? undefined : await read(global));
  if (rest.length > 0) sidebars[sidebars.docs === undefined ? 'docs' : 'pages'] = rest;
  const link = asText(asGroup(theme.project).link);
  const footer = asGroup(theme.footer);
  const layout = ['app/layout', 'app/[lang]/layout', 'src/app/layout'].flatMap(
    (name) => fileAt(path.join(folder, name)) ?? [],
  );
  const editing = asText(theme.docsRepositoryBase);
  return {
    ...PLAIN_PROGRAM,
    configFile: path.relative(folder, global ?? tableFile('', main) ?? docs),
    config: { title: asText(theme.logo), url: undefined },
    themeConfig: {
      navbar: { items: link === undefined ? bar : [...bar, { href: link, label: 'GitHub', position: 'right' }] },
      footer: { copyright: asText(footer.content) ?? asText(footer.text) },
    },
    redirects: asList(next.redirects)
      .map(asGroup)
      .flatMap(({ source, destination }) => ({ from: asText(source) ?? '', to: asText(destination) ?? '' })),
    locales: codes,
    messages,
    staticFolders: [path.join(folder, 'public')],
    entries,
    docs,
    route: base,
    place: placed,
    sidebars: Object.keys(sidebars).length === 0 ? undefined : sidebars,
    prepare: convertNextra,
    unusedSettings: [
      ...unusedKeys(theme, USED_THEME, 'theme.config: '),
      ...(editing === undefined ? [] : [{ message: `"docsRepositoryBase" was not used: ${editing}. See "editUrl".` }]),
      ...layout.map((file) => ({
        message: `${path.relative(folder, file)} was not read: write its title, logo and links into site.yaml.`,
      })),
    ],
  };
}
