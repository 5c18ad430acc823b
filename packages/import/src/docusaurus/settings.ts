import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ReportEntry } from '../markdown/reportEntry';
import { createSiteCode, type SiteCode } from './siteCode';
import { isFile, isReadable, readSiteFile } from './sourceFiles';
import { watchSettings } from './unusedSettings';

/** A JSON object with unknown values; the functions below read them. */
export type Json = Readonly<Record<string, unknown>>;

export const asGroup = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
/** Returns a text without control characters, which neither names of files nor YAML may have. */
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.replace(/[^\P{Cc}\t\n\r]/gu, '') : undefined;
/** Reads a JSON file; undefined where it is invalid or not readable. */
export function readJson(file: string, readable: readonly string[], limit?: number): unknown {
  try {
    return JSON.parse(readSiteFile(file, readable, limit) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** A set of docs with its folder, address and versions. */
export interface DocsInstance {
  id: string;
  /** Absolute path of the folder. */
  folder: string;
  /** First part of its addresses, without outer slashes. */
  route: string;
  /** Its file of sidebars; undefined for none, `auto` for a sidebar made of the folders. */
  sidebars: string | undefined;
  options: Json;
  /** Returns where a file stands; undefined for a file that is no page. Without it, all files are originals. */
  place?: (relative: string) => PlacedFile | undefined;
}

/** The path of a page, without the parts that name its language. */
export interface PlacedFile {
  relative: string;
  /** Folder that the path starts from, if it is not that of the docs. */
  root?: string | undefined;
  /** Language of a translation. */
  locale?: string | undefined;
}

/** A folder of pages, with the options that choose its files. */
export interface ContentFolder {
  folder: string;
  options: Json;
}

/** A blog of a site. */
export interface BlogInstance extends ContentFolder {
  id: string;
  route: string;
}

/** A Docusaurus site as its settings describe it. */
export interface DocusaurusSite {
  folder: string;
  /** Readable folders: the site's, and those that the user named. */
  readable: readonly string[];
  code: SiteCode;
  /** Name of its settings file in messages: `docusaurus.config.ts`. */
  configFile: string;
  config: Json;
  themeConfig: Json;
  /** Main colour, where the settings say it. */
  accent?: string | undefined;
  docs: DocsInstance[];
  blogs: BlogInstance[];
  /** Old and new address of each static redirect. */
  redirects: { from: string; to: string }[];
  /** True where a function of the settings makes redirects, too. */
  makesRedirects: boolean;
  /** Language codes of the site, the default first. */
  locales: string[];
  /** Translations of texts in the bar, sidebars and footer, by language and original. */
  messages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  staticFolders: string[];
  /** Folders of pages besides docs and posts. */
  pages: ContentFolder[];
  /** CSS files of the site. */
  styles: string[];
  /** The report on the settings. */
  entries: ReportEntry[];
  /** Returns the report on settings that were not used so far. */
  unused?: () => ReportEntry[];
}

/** The rights of an import besides reading the site's folder. */
export interface SiteRights {
  /** Other folders that may be read. */
  also?: readonly string[];
}

const CONFIG_FILES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);

const configFile = (folder: string): string | undefined =>
  CONFIG_FILES.map((name) => path.join(folder, name)).find((file) => existsSync(file));

/**
 * Returns a part of addresses in the settings without outer slashes. Reports one that leads elsewhere, such as `../x`,
 * and leaves out what does.
 */
export function asRoute(written: unknown, usual: string, key: string, note: (message: string) => void): string {
  const route = (typeof written === 'string' ? written : usual).replace(/^\/+|\/+$/g, '');
  const kept = route
    .split(/[\\/]+/)
    .map((part) => part.replace(/[\p{Cc}?#]/gu, '').trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');
  if (kept !== route) note(`"${key}" is no part of an address: ${JSON.stringify(written)}. It is "${kept}" now.`);
  return kept;
}

/** Options of docs, blogs and redirects that the importer uses. */
const OPTIONS =
  'id|path|include|exclude|routeBasePath|sidebarPath|onlyIncludeVersions|includeCurrentVersion|lastVersion|versions|authorsMapPath|tags|blogTitle|blogDescription|redirects|createRedirects';
const END = '(?:$|[.[])';
/** Paths of the settings that the importer uses. */
const USED = new RegExp(
  [
    '^(?:title|tagline|url|baseUrl|titleDelimiter|staticDirectories|i18n|scripts|stylesheets|headTags|clientModules)$',
    `^(?:staticDirectories|i18n)${END}`,
    '^(?:presets|plugins|themeConfig)?(?:\\[\\d+\\](?:\\[[01]\\])?)?(?:\\.{3,4})?$',
    `^presets\\[\\d+\\]\\[1\\]\\.(?:docs|blog|pages|theme)(?:$|\\.{4}$|\\.(?:${OPTIONS})${END})`,
    `^plugins\\[\\d+\\]\\[1\\]\\.(?:${OPTIONS})${END}`,
    `^themeConfig\\.(?:navbar|footer|announcementBar|colorMode)${END}`,
  ].join('|'),
);
/** The path of unknown presets. */
const PRESETS = /^(?:presets(?:\[\d+\](?:\[0\])?)?|\.{3})$/;

const nameAndOptions = (entry: unknown): [string, Json] =>
  Array.isArray(entry) ? [asText(entry[0]) ?? '', asGroup(entry[1])] : [asText(entry) ?? '', {}];

/** Returns the settings of a kind of plugin, inside and outside the preset. */
function pluginOptions(config: Json, kind: 'docs' | 'blog' | 'pages' | 'theme' | 'client-redirects'): Json[] {
  const presets = asList(config.presets).map(nameAndOptions);
  const isClassic = (name: string) => /(?:^|[/-])classic$|preset-classic/.test(name);
  const ofPresets = presets.flatMap(([name, options]) => {
    if (!isClassic(name) && options[kind] === undefined) return [];
    if (kind === 'client-redirects' || options[kind] === false) return [];
    return [asGroup(options[kind])];
  });
  const pattern = new RegExp(kind === 'client-redirects' ? 'client-redirects$' : `(?:plugin-)?content-${kind}$`);
  const ofPlugins = asList(config.plugins)
    .map(nameAndOptions)
    .flatMap(([name, options]) => (pattern.test(name) ? [options] : []));
  return [...ofPresets, ...ofPlugins];
}

/** Returns the file of a module with an optional extension. */
const moduleFile = (name: string): string =>
  ['', '.js', '.ts', '.json', '.mjs', '.cjs'].map((ending) => name + ending).find((file) => isFile(file)) ?? name;

function docsInstance(options: Json, folder: string, note: (message: string) => void): DocsInstance {
  const sidebars = options.sidebarPath;
  const sidebarFile = asText(sidebars);
  return {
    id: asText(options.id) ?? 'default',
    folder: path.resolve(folder, asText(options.path) ?? 'docs'),
    route: asRoute(options.routeBasePath, 'docs', 'routeBasePath', note),
    sidebars:
      sidebars === false
        ? undefined
        : sidebarFile === undefined
          ? 'auto'
          : moduleFile(path.resolve(folder, sidebarFile)),
    options,
  };
}

export function readRedirects(written: unknown): { from: string; to: string }[] {
  return asList(written).flatMap((entry) => {
    const { from, to } = asGroup(entry);
    const target = asText(to);
    const sources = Array.isArray(from) ? (from as unknown[]) : [from];
    return target === undefined
      ? []
      : sources.flatMap((each) => (typeof each === 'string' ? { from: each, to: target } : []));
  });
}

/** Reads the settings of a site; unreadable ones get the default docs and blog. */
async function readConfig(
  code: SiteCode,
  file: string,
): Promise<{ config: Json; entries: ReportEntry[]; unused: () => ReportEntry[] }> {
  const { value, entries, isUnread, unused: unread, placeOf } = await code.settings(file, USED);
  const { value: config, unused: unwatched } = watchSettings(asGroup(value), placeOf);
  const unused = () => [...unwatched(), ...unread];
  const name = path.basename(file);
  const isEmpty = Object.keys(config).length === 0;
  if (isEmpty) entries.push({ kind: 'config', message: 'It has no settings that can be read.', from: { file: name } });
  const hasDocs = pluginOptions(config, 'docs').length > 0;
  return !hasDocs && (isEmpty || isUnread(PRESETS))
    ? { config: { ...config, presets: [['classic', {}]] }, entries, unused }
    : { config, entries, unused };
}

/** Reads the settings of a Docusaurus site; returns a message where the folder is not one. */
export async function readDocusaurusSite(
  folder: string,
  { also = [] }: SiteRights = {},
): Promise<DocusaurusSite | string> {
  const file = configFile(folder);
  if (file === undefined)
    return `${folder} is no Docusaurus site: it has no docusaurus.config.js, .ts or .mjs.\nName the folder in which that file is.`;
  const readable = [folder, ...also];
  const code = createSiteCode(folder, readable);
  const { config, entries, unused } = await readConfig(code, file);
  const note = (message: string) => entries.push({ kind: 'config', message, from: { file: path.basename(file) } });
  const i18n = asGroup(config.i18n);
  const first = asText(i18n.defaultLocale) ?? 'en';
  const others = asList(i18n.locales).flatMap((code) => asText(code) ?? []);
  const statics = asList(config.staticDirectories).flatMap((name) => asText(name) ?? []);
  const redirectOptions = pluginOptions(config, 'client-redirects');
  const docs = pluginOptions(config, 'docs').map((options) => docsInstance(options, folder, note));
  const blogs = pluginOptions(config, 'blog').map((options) => ({
    id: asText(options.id) ?? 'default',
    folder: path.resolve(folder, asText(options.path) ?? 'blog'),
    route: asRoute(options.routeBasePath, 'blog', 'routeBasePath', note),
    options,
  }));
  const staticFolders = (statics.length > 0 ? statics : ['static']).map((name) => path.resolve(folder, name));
  const named = [
    ...docs.map((each) => ({ setting: 'docs', place: each.folder })),
    ...blogs.map((each) => ({ setting: 'blog', place: each.folder })),
    ...staticFolders.map((each) => ({ setting: 'staticDirectories', place: each })),
  ];
  const outside = named.find((each) => !isReadable(each.place, readable));
  if (outside !== undefined)
    return `${path.basename(file)} names the folder ${outside.place} (${outside.setting}), which may not be read: it lies outside of ${folder}, or is hidden.\nName it with --also ${outside.place}, or take it out of the settings. Then import again.`;
  return {
    folder,
    readable,
    code,
    configFile: path.basename(file),
    config,
    themeConfig: asGroup(config.themeConfig),
    docs,
    blogs,
    redirects: redirectOptions.flatMap((options) => readRedirects(options.redirects)),
    makesRedirects: redirectOptions.some((options) => options.createRedirects === true),
    pages: pluginOptions(config, 'pages').map((options) => ({
      folder: path.resolve(folder, asText(options.path) ?? 'src/pages'),
      options,
    })),
    styles: pluginOptions(config, 'theme')
      .flatMap(({ customCss }) => (Array.isArray(customCss) ? (customCss as unknown[]) : [customCss]))
      .flatMap((name) => asText(name) ?? [])
      .map((name) => path.resolve(folder, name)),
    locales: [first, ...others.filter((code) => code !== first)],
    staticFolders,
    entries,
    unused,
  };
}
