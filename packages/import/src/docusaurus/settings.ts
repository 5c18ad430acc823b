import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runConfig } from './runConfig';
import { isReadable, readableFolders } from './sourceFiles';

/** Unknown JSON with the ways to read it that settings need. */
export type Json = Readonly<Record<string, unknown>>;

export const asGroup = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
/** The value of a JSON file; undefined where it has none. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** A set of docs of a site: each has a folder, an address and versions of its own. */
export interface DocsInstance {
  id: string;
  /** Absolute path of the folder. */
  folder: string;
  /** First part of its addresses, without slashes at its ends. */
  route: string;
  /** Its file of sidebars; undefined for none, `auto` for a sidebar made of the folders. */
  sidebars: string | undefined;
  options: Json;
}

/** A blog of a site. */
export interface BlogInstance {
  id: string;
  folder: string;
  route: string;
  options: Json;
}

/** A Docusaurus site as its settings describe it. */
export interface DocusaurusSite {
  folder: string;
  /** Name of its settings file in messages: `docusaurus.config.ts`. */
  configFile: string;
  config: Json;
  themeConfig: Json;
  docs: DocsInstance[];
  blogs: BlogInstance[];
  /** Old and new address of each redirect that is written out. */
  redirects: { from: string; to: string }[];
  /** True where a function of the settings makes redirects, too. */
  makesRedirects: boolean;
  /** Codes of the languages as the site writes them, the default first. */
  locales: string[];
  staticFolders: string[];
  /** What could not be read. */
  faults: string[];
}

const CONFIG_FILES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);

const configFile = (folder: string): string | undefined =>
  CONFIG_FILES.map((name) => path.join(folder, name)).find((file) => existsSync(file));

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

const trimSlashes = (text: string) => text.replace(/^\/+|\/+$/g, '');

/** What can be read of settings that do not run: the texts that are written out as such. */
function readStatically(source: string): Json {
  const text = (key: string) =>
    new RegExp(`^\\s*${key}\\s*:\\s*(['"\`])((?:(?!\\1).)*)\\1`, 'm').exec(source)?.[2] ?? undefined;
  const list = /locales\s*:\s*\[([^\]]*)\]/.exec(source)?.[1] ?? '';
  const locales = [...list.matchAll(/['"]([\w-]+)['"]/g)].map(([, code = '']) => code);
  const routes = [...source.matchAll(/routeBasePath\s*:\s*['"]([^'"]*)['"]/g)].map(([, route = '']) => route);
  const docs = routes.length === 1 ? { routeBasePath: routes[0] } : {};
  const sidebarPath = /sidebarPath\s*:\s*(?:require\.resolve\(\s*)?['"]([^'"]+)['"]/.exec(source)?.[1];
  return {
    title: text('title'),
    tagline: text('tagline'),
    url: text('url'),
    baseUrl: text('baseUrl'),
    i18n: { defaultLocale: text('defaultLocale'), locales: locales.length > 0 ? locales : undefined },
    presets: [['classic', { docs: { ...docs, sidebarPath: sidebarPath ?? './sidebars.js' }, blog: {} }]],
  };
}

const nameAndOptions = (entry: unknown): [string, Json] =>
  Array.isArray(entry) ? [asText(entry[0]) ?? '', asGroup(entry[1])] : [asText(entry) ?? '', {}];

/** The settings of the plugins of a kind: those of the preset and those that are beside it. */
function pluginOptions(config: Json, kind: 'docs' | 'blog' | 'pages' | 'client-redirects'): Json[] {
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

/** The file of a module that may be named without its ending. */
const moduleFile = (name: string): string =>
  ['', '.js', '.ts', '.json', '.mjs', '.cjs'].map((ending) => name + ending).find((file) => isFile(file)) ?? name;

function docsInstance(options: Json, folder: string): DocsInstance {
  const sidebars = options.sidebarPath;
  const sidebarFile = asText(sidebars);
  return {
    id: asText(options.id) ?? 'default',
    folder: path.resolve(folder, asText(options.path) ?? 'docs'),
    route: trimSlashes(typeof options.routeBasePath === 'string' ? options.routeBasePath : 'docs'),
    sidebars:
      sidebars === false
        ? undefined
        : sidebarFile === undefined
          ? 'auto'
          : moduleFile(path.resolve(folder, sidebarFile)),
    options,
  };
}

function readRedirects(written: unknown): { from: string; to: string }[] {
  return asList(written).flatMap((entry) => {
    const { from, to } = asGroup(entry);
    const target = asText(to);
    const sources = Array.isArray(from) ? (from as unknown[]) : [from];
    return target === undefined
      ? []
      : sources.flatMap((each) => (typeof each === 'string' ? { from: each, to: target } : []));
  });
}

/** The redirects that a function of the settings makes for the addresses of the site; a message where it fails. */
export async function makeRedirects(
  { folder, makesRedirects }: DocusaurusSite,
  routes: readonly string[],
): Promise<{ from: string; to: string }[] | string> {
  const file = configFile(folder);
  if (!makesRedirects || file === undefined) return [];
  const run = await runConfig(file, readableFolders(folder), { routes });
  return run.error ?? readRedirects(run.value);
}

/** Reads what a Docusaurus site says of itself; a message where the folder is none. */
export async function readDocusaurusSite(folder: string): Promise<DocusaurusSite | string> {
  const file = configFile(folder);
  if (file === undefined)
    return `${folder} is no Docusaurus site: it has no docusaurus.config.js, .ts or .mjs.\nName the folder in which that file is.`;
  const faults: string[] = [];
  const run = await runConfig(file, readableFolders(folder));
  if (run.error !== undefined)
    faults.push(
      `${path.basename(file)} could not be run: ${run.error.replace(/\.$/, '')}. It was read as text: check title, addresses and languages in site.yaml.`,
    );
  const config = run.error === undefined ? asGroup(run.value) : readStatically(readFileSync(file, 'utf8'));
  const i18n = asGroup(config.i18n);
  const first = asText(i18n.defaultLocale) ?? 'en';
  const others = asList(i18n.locales).flatMap((code) => asText(code) ?? []);
  const statics = asList(config.staticDirectories).flatMap((name) => asText(name) ?? []);
  const redirectOptions = pluginOptions(config, 'client-redirects');
  const docs = pluginOptions(config, 'docs').map((options) => docsInstance(options, folder));
  const blogs = pluginOptions(config, 'blog').map((options) => ({
    id: asText(options.id) ?? 'default',
    folder: path.resolve(folder, asText(options.path) ?? 'blog'),
    route: trimSlashes(typeof options.routeBasePath === 'string' ? options.routeBasePath : 'blog'),
    options,
  }));
  const staticFolders = (statics.length > 0 ? statics : ['static']).map((name) => path.resolve(folder, name));
  const named = [
    ...docs.map((each) => ({ setting: 'docs', place: each.folder })),
    ...blogs.map((each) => ({ setting: 'blog', place: each.folder })),
    ...staticFolders.map((each) => ({ setting: 'staticDirectories', place: each })),
  ];
  const outside = named.find((each) => !isReadable(each.place, readableFolders(folder)));
  if (outside !== undefined)
    return `${path.basename(file)} names the folder ${outside.place} (${outside.setting}), which lies outside of ${folder} and of the folder around that.\nCopy it into the site and name it there, or take it out of the settings. Then import again.`;
  return {
    folder,
    configFile: path.basename(file),
    config,
    themeConfig: asGroup(config.themeConfig),
    docs,
    blogs,
    redirects: redirectOptions.flatMap((options) => readRedirects(options.redirects)),
    makesRedirects: redirectOptions.some((options) => options.createRedirects === true),
    locales: [first, ...others.filter((code) => code !== first)],
    staticFolders,
    faults,
  };
}
