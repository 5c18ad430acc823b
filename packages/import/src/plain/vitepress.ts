import { existsSync } from 'node:fs';
import path from 'node:path';
import { createSiteCode } from '../docusaurus/readCode';
import { asGroup, asList, asText, type Json } from '../docusaurus/settings';
import { isReadable } from '../docusaurus/sourceFiles';
import type { PlannedFile } from '../plan';
import { matchGlobs } from './pathPatterns';
import type { ProgramSettings, UnusedSetting } from './program';

const ENDINGS = ['ts', 'mts', 'js', 'mjs'];
const CONFIGS = ['config', 'config/index'].flatMap((name) => ENDINGS.map((ending) => `.vitepress/${name}.${ending}`));

/** The settings that the import uses, or whose work this site does itself. */
const USED = new Set(
  'title description base lang locales themeConfig rewrites head srcDir srcExclude cleanUrls appearance lastUpdated sitemap'.split(
    ' ',
  ),
);
const USED_THEME = new Set('nav sidebar logo socialLinks editLink footer outline lastUpdated'.split(' '));
/** Parts of the settings that are reported if only running the code gives them. */
const READ_PARTS =
  /^(?:\.{3})?$|^(?:title|description|base|lang|locales|rewrites|head|srcDir|srcExclude|themeConfig)(?:$|\.{4}$|[.[](?!.*\b(?:transformPageData|search|carbonAds)\b))/;

const isOutside = (link: string) => /^(?:https?:|mailto:|tel:|\/\/)/.test(link);

/** Returns the address of a page without its ending. */
const routeOf = (link: string) =>
  isOutside(link) ? link : `/${link}`.replace(/^\/+/, '/').replace(/(?:(?<=\/)index)?\.(?:html|md)(?=$|[?#])/, '');

/** Converts items of the bar, of its menus or of a sidebar to Docusaurus' form. */
function linkItems(items: unknown, base: string, place: 'bar' | 'menu' | 'sidebar'): unknown[] {
  return asList(items).flatMap((each): unknown[] => {
    const group = asGroup(each);
    const own = asText(group.base) ?? base;
    const label = asText(group.text);
    const written = asText(group.link);
    const href = written === undefined ? undefined : routeOf(isOutside(written) ? written : own + written);
    const type = place === 'sidebar' ? 'link' : 'default';
    const link = href === undefined ? [] : [{ type, label: label ?? href, href }];
    if (!Array.isArray(group.items)) return link;
    const inner = linkItems(group.items, own, place === 'bar' ? 'menu' : place);
    if (place === 'bar') return [{ type: 'dropdown', label: label ?? 'More', items: inner }];
    if (place === 'menu' || label === undefined) return inner;
    return [{ type: 'category', label, items: [...link, ...inner] }];
  });
}

/** Converts the sidebars: a list, or lists by path. Lists that stand under several paths become one. */
function sidebarsOf(sidebar: unknown): Json | undefined {
  const lists = Array.isArray(sidebar) ? [['docs', sidebar] as const] : Object.entries(asGroup(sidebar));
  const seen = new Set<string>();
  const found = lists.flatMap(([key, value]) => {
    const list = Array.isArray(value) ? value : asGroup(value).items;
    const items = linkItems(list, asText(asGroup(value).base) ?? '', 'sidebar');
    const written = JSON.stringify(items);
    if (items.length === 0 || seen.has(written)) return [];
    seen.add(written);
    return [[key.replace(/^\/|\/$/g, '') || 'docs', items] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Gathers the texts of settings in another language by those of the first one, where both have the same structure. */
function pairTexts(main: unknown, other: unknown, into: Record<string, string>): void {
  if (Array.isArray(main) || Array.isArray(other)) {
    const [first, second] = [asList(main), asList(other)];
    if (first.length === second.length)
      first.forEach((each, index) => {
        pairTexts(each, second[index], into);
      });
    return;
  }
  const [first, second] = [asGroup(main), asGroup(other)];
  const [text, translated] = [asText(first.text), asText(second.text)];
  if (text !== undefined && translated !== undefined) into[text] ??= translated;
  const keys = Object.keys(first).filter((key) => typeof first[key] === 'object');
  const others = Object.keys(second).filter((key) => typeof second[key] === 'object');
  // Sidebars are named by paths, which have the language in them.
  keys.forEach((key, index) => {
    const same = Object.hasOwn(second, key) ? key : key.startsWith('/') ? (others[index] ?? key) : key;
    pairTexts(first[key], second[same], into);
  });
}

/** Returns the new path of a page by the setting `rewrites`: `{ 'packages/:name/index.md': ':name/index.md' }`. */
function readRewrites(written: unknown): (relative: string) => string {
  const rules = Object.entries(asGroup(written)).flatMap(([from, to]) => {
    const names: string[] = [];
    const source = from.replace(
      /:(\w+)(?:\([^)]*\))?(\*)?|[.*+?^${}()|[\]\\]/g,
      (sign, name?: string, all?: string) => {
        if (name === undefined) return `\\${sign}`;
        names.push(name);
        return all === undefined ? '([^/]+)' : '(.*)';
      },
    );
    return typeof to === 'string' ? [{ pattern: new RegExp(`^${source}$`), names, to }] : [];
  });
  return (relative) => {
    for (const { pattern, names, to } of rules) {
      const match = pattern.exec(relative);
      if (match !== null) return to.replace(/:(\w+)\*?/g, (all, name: string) => match[names.indexOf(name) + 1] ?? all);
    }
    return relative;
  };
}

/** Describes the settings that were not used. */
function unusedSettings(config: Json, themeConfig: Json): UnusedSetting[] {
  const told = (key: string) => ({ message: `The setting "${key}" was not used: this site has none like it.` });
  const head = asList(config.head).flatMap((each) => {
    const [tag, attributes] = asList(each);
    const { rel, name, property, src } = asGroup(attributes);
    return rel === 'icon'
      ? []
      : [[tag, rel ?? name ?? property ?? src].filter((part) => typeof part === 'string').join(' ')];
  });
  const editing = asText(asGroup(themeConfig.editLink).pattern);
  const entries = Object.keys(themeConfig).filter(
    (key) => !USED_THEME.has(key) && !(key === 'search' && asGroup(themeConfig.search).provider === 'local'),
  );
  return [
    ...Object.keys(config)
      .filter((key) => !USED.has(key))
      .map(told),
    ...entries.map((key) => told(`themeConfig.${key}`)),
    ...(head.length === 0 ? [] : [{ message: `Tags of the setting "head" were not used: ${head.join(', ')}.` }]),
    ...(editing === undefined
      ? []
      : [
          {
            message: `"editLink" was not used. Once the new folder is in the repository, write: editUrl: ${editing.replace(/(?:docs\/)?:path$/, '<folder>/{path}')}`,
          },
        ]),
  ];
}

/** Reads the settings of VitePress as text; undefined where the folder has none. */
export async function readVitepress(folder: string, readable: readonly string[]): Promise<ProgramSettings | undefined> {
  const root = ['', 'docs']
    .map((name) => path.join(folder, name))
    .find((each) => existsSync(path.join(each, '.vitepress')));
  if (root === undefined || !isReadable(root, readable)) return undefined;
  const hidden = path.join(root, '.vitepress');
  const name = CONFIGS.find((each) => existsSync(path.join(root, each)));
  // The folder is hidden, but its settings are a part of the site.
  const code = createSiteCode({ folder, readable: [...readable, hidden], runsCode: false });
  const read = name === undefined ? undefined : await code.settings(path.join(root, name), READ_PARTS);
  const config = asGroup(read?.value);
  const docs = path.join(root, asText(config.srcDir) ?? '');
  const lang = asText(config.lang) ?? 'en-US';
  const written = Object.entries(asGroup(config.locales)).map(([key, value]) => ({ key, own: asGroup(value) }));
  const isOfFolder = ({ key, own }: { key: string; own: Json }) =>
    key !== 'root' && !isOutside(asText(own.link) ?? '') && existsSync(path.join(docs, key));
  const inRoot = written.find(({ key }) => key === 'root');
  const inFolders = written.filter(isOfFolder);
  const first = inRoot ?? inFolders[0];
  const main = first === undefined || first === inRoot ? (asText(first?.own.lang) ?? lang).slice(0, 2) : first.key;
  const others = inFolders.filter((each) => each !== first);
  const themeConfig: Json = { ...asGroup(config.themeConfig), ...asGroup(first?.own.themeConfig) };
  const isExcluded = matchGlobs(asList(config.srcExclude).flatMap((each) => asText(each) ?? []));
  const rewrite = readRewrites(config.rewrites);
  const logo = themeConfig.logo;
  const logos =
    typeof logo === 'string'
      ? { src: logo }
      : { src: asGroup(logo).src ?? asGroup(logo).light, srcDark: asGroup(logo).dark };
  const icons = asList(config.head)
    .map((each) => asGroup(asList(each)[1]))
    .filter(({ rel }) => rel === 'icon');
  const icon = icons.flatMap(({ href }) => asText(href) ?? []).find((href) => href.endsWith('.svg'));
  const iconFile = path.join(docs, 'public', icon ?? '');
  const files: PlannedFile[] =
    icon !== undefined && existsSync(iconFile) && isReadable(iconFile, readable)
      ? [{ path: 'static/favicon.svg', content: { copyOf: iconFile } }]
      : [];
  const footer = asGroup(themeConfig.footer);
  const { appearance } = config;
  return {
    configFile: path.relative(folder, name === undefined ? hidden : path.join(root, name)),
    config: {
      title: asText(first?.own.title) ?? asText(config.title),
      tagline: asText(first?.own.description) ?? asText(config.description),
      url: asText(asGroup(config.sitemap).hostname)?.replace(/\/$/, ''),
      baseUrl: asText(config.base),
      i18n: {
        localeConfigs: Object.fromEntries(
          [...(first === undefined ? [] : [{ ...first, key: main }]), ...others].map(({ key, own }) => [
            key,
            { label: own.label, htmlLang: own.lang },
          ]),
        ),
      },
    },
    themeConfig: {
      navbar: {
        logo: asText(logos.src) === undefined ? undefined : logos,
        items: linkItems(themeConfig.nav, '', 'bar'),
      },
      footer: {
        copyright: [footer.message, footer.copyright].flatMap((text) => asText(text) ?? []).join(' ') || undefined,
        links: asList(themeConfig.socialLinks)
          .map(asGroup)
          .map(({ icon: sign, link, ariaLabel }) => ({
            href: link,
            label:
              asText(ariaLabel) ??
              asText(sign)?.replace(/^./, (first) => first.toUpperCase()) ??
              asText(link)?.replace(/^\w+:\/*|\/$/g, ''),
          })),
      },
      colorMode: {
        defaultMode: /dark/.test(String(appearance)) ? 'dark' : 'light',
        respectPrefersColorScheme: appearance === undefined || appearance === true,
        disableSwitch: appearance === false || /^force/.test(String(appearance)),
      },
    },
    redirects: [],
    locales: [main, ...others.map(({ key }) => key)],
    messages: Object.fromEntries(
      others.map(({ key, own }) => {
        const texts: Record<string, string> = {};
        pairTexts(themeConfig, own.themeConfig, texts);
        return [key, texts];
      }),
    ),
    staticFolders: [path.join(docs, 'public')],
    entries: read?.entries ?? [],
    docs,
    indexNames: ['index'],
    place: (relative) => {
      if (isExcluded(relative) || relative.startsWith('public/')) return undefined;
      const own = rewrite(relative);
      const [part = ''] = own.split('/');
      const isIn = part !== own && inFolders.some(({ key }) => key === part);
      if (!isIn) return { relative: own };
      const isMain = part === first?.key;
      return { relative: own.slice(part.length + 1), root: path.join(docs, part), locale: isMain ? undefined : part };
    },
    sidebars: sidebarsOf(themeConfig.sidebar),
    idRule: 'vitepress',
    frontMatterOf: () => ({}),
    values: (frontMatter) => ({ values: { $frontmatter: frontMatter }, inCode: false }),
    includes: [],
    appended: '',
    files,
    unused: unusedSettings(config, themeConfig),
  };
}
