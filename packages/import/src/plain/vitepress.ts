import { existsSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { createSiteCode } from '../docusaurus/siteCode';
import { asGroup, asList, asText, type Json } from '../docusaurus/settings';
import { isReadable } from '../docusaurus/sourceFiles';
import { ID_WRITERS } from './headingIds';
import { matchGlobs } from '../docusaurus/pathPatterns';
import { editNote, placeIn, type ProgramSettings, type UnusedSetting } from './program';

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

/** Gathers the labels of links in another language by those of the first one, where both have the same structure. */
function pairLabels(main: readonly unknown[], other: readonly unknown[], into: Record<string, string>): void {
  if (main.length !== other.length) return;
  main.forEach((each, index) => {
    const [first, second] = [asGroup(each), asGroup(other[index])];
    const [label, translated] = [asText(first.label), asText(second.label)];
    if (label !== undefined && translated !== undefined) into[label] ??= translated;
    pairLabels(asList(first.items), asList(second.items), into);
  });
}

/** Returns the translations of labels in the settings of a language. */
function translationsOf(main: Json, other: Json): Record<string, string> {
  const texts: Record<string, string> = {};
  const lists = (sidebar: unknown) => Object.values(sidebarsOf(sidebar) ?? {}).map((items) => ({ items }));
  pairLabels(linkItems(main.nav, '', 'bar'), linkItems(other.nav, '', 'bar'), texts);
  pairLabels(lists(main.sidebar), lists(other.sidebar), texts);
  return texts;
}

/** Most parts of any length in a rule of `rewrites`. */
const ANY_LIMIT = 3;

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
    const isSimple = typeof to === 'string' && source.split('(.*)').length <= ANY_LIMIT + 1;
    return isSimple ? [{ pattern: new RegExp(`^${source}$`), names, to }] : [];
  });
  return (relative) => {
    const rule = rules.find(({ pattern }) => pattern.test(relative));
    const match = rule?.pattern.exec(relative);
    return (
      rule?.to.replace(/:(\w+)\*?/g, (all, name: string) => match?.[rule.names.indexOf(name) + 1] ?? all) ?? relative
    );
  };
}

/** Describes the settings that were not used. */
function unusedSettings(config: Json, themeConfig: Json): UnusedSetting[] {
  const isLocal = asGroup(themeConfig.search).provider === 'local';
  const keys = [
    ...Object.keys(config).filter((key) => !USED.has(key)),
    ...Object.keys(themeConfig).flatMap((key) =>
      USED_THEME.has(key) || (key === 'search' && isLocal) ? [] : `themeConfig.${key}`,
    ),
  ];
  const tags = asList(config.head).flatMap((each) => {
    const [tag, attributes] = asList(each);
    const { rel, name, property, src } = asGroup(attributes);
    return rel === 'icon' ? [] : `${String(tag)} ${asText(rel ?? name ?? property ?? src) ?? ''}`.trim();
  });
  const editing = asText(asGroup(themeConfig.editLink).pattern);
  return [
    ...keys.map((key) => `The setting "${key}" was not used: this site has none like it.`),
    ...(tags.length === 0 ? [] : [`Tags of the setting "head" were not used: ${tags.join(', ')}.`]),
    ...(editing === undefined ? [] : [editNote('editLink', editing.replace(/(?:docs\/)?:path$/, ''))]),
  ].map((message) => ({ message }));
}

/** Reads the settings of VitePress as text; undefined where the folder has none. */
export async function readVitepress(folder: string, readable: readonly string[]): Promise<ProgramSettings | undefined> {
  const isFolder = (each: string) => lstatSync(each, { throwIfNoEntry: false })?.isDirectory() === true;
  const root = [folder, path.join(folder, 'docs')].find((each) => isFolder(path.join(each, '.vitepress')));
  if (root === undefined || !isReadable(root, readable)) return undefined;
  const name = CONFIGS.find((each) => existsSync(path.join(root, each))) ?? CONFIGS[0] ?? '';
  // The folder is hidden, but its settings are a part of the site.
  const code = createSiteCode(folder, [...readable, path.join(root, '.vitepress')]);
  const read = existsSync(path.join(root, name)) ? await code.settings(path.join(root, name), READ_PARTS) : undefined;
  const entries = read?.entries ?? [];
  const docs = path.join(root, asText(asGroup(read?.value).srcDir) ?? '');
  /** Adds the settings of `config.ts` beside the pages of a folder, which a language can have. */
  const withAdditional = async (own: string, settings: Json): Promise<Json> => {
    const file = ENDINGS.map((ending) => path.join(docs, own, `config.${ending}`)).find((each) => existsSync(each));
    const more = file === undefined || !isReadable(file, readable) ? undefined : await code.settings(file, READ_PARTS);
    entries.push(...(more?.entries ?? []));
    const added = asGroup(more?.value);
    return { ...settings, ...added, themeConfig: { ...asGroup(settings.themeConfig), ...asGroup(added.themeConfig) } };
  };
  const config = await withAdditional('', asGroup(read?.value));
  const locales: (Json & { key: string })[] = [];
  for (const [key, value] of Object.entries(asGroup(config.locales)))
    locales.push({ ...(key === 'root' ? asGroup(value) : await withAdditional(key, asGroup(value))), key });
  const folders = locales.filter(({ key, link }) => !isOutside(asText(link) ?? '') && isFolder(path.join(docs, key)));
  const first = locales.find(({ key }) => key === 'root') ?? folders[0];
  const others = folders.filter((each) => each !== first);
  const isInFolder = first !== undefined && first.key !== 'root';
  const main = isInFolder ? first.key : (asText(first?.lang) ?? asText(config.lang) ?? 'en').slice(0, 2);
  const themeConfig: Json = { ...asGroup(config.themeConfig), ...asGroup(first?.themeConfig) };
  const isExcluded = matchGlobs(asList(config.srcExclude).flatMap((each) => asText(each) ?? []));
  const place = placeIn(
    docs,
    folders.map(({ key }) => key),
    first?.key,
  );
  const rewrite = readRewrites(config.rewrites);
  const logo = typeof themeConfig.logo === 'string' ? { src: themeConfig.logo } : asGroup(themeConfig.logo);
  const links = asList(config.head).map((each) => asGroup(asList(each)[1]));
  const icons = links.flatMap(({ rel, href }) => (rel === 'icon' ? (asText(href) ?? []) : []));
  const footer = asGroup(themeConfig.footer);
  const appearance = config.appearance === false ? 'false' : (asText(config.appearance) ?? 'true');
  return {
    configFile: path.relative(folder, path.join(root, name)),
    config: {
      title: asText(first?.title) ?? asText(config.title),
      tagline: asText(first?.description) ?? asText(config.description),
      url: asText(asGroup(config.sitemap).hostname),
      baseUrl: asText(config.base),
      favicon: icons.find((href) => href.endsWith('.svg')) ?? icons[0],
      i18n: {
        localeConfigs: Object.fromEntries(
          [{ ...first, key: main }, ...others].map(({ key, label, lang }: Json & { key: string }) => [
            key,
            { label, htmlLang: lang },
          ]),
        ),
      },
    },
    themeConfig: {
      navbar: {
        logo: { src: logo.src ?? logo.light, srcDark: logo.dark },
        items: linkItems(themeConfig.nav, '', 'bar'),
      },
      footer: {
        copyright: [footer.message, footer.copyright].flatMap((text) => asText(text) ?? []).join(' '),
        links: asList(themeConfig.socialLinks).map((each) => {
          const { icon: sign, link, ariaLabel } = asGroup(each);
          return {
            href: link,
            label: asText(ariaLabel) ?? asText(sign)?.replace(/^./, (start) => start.toUpperCase()),
          };
        }),
      },
      colorMode: {
        defaultMode: appearance.includes('dark') ? 'dark' : 'light',
        respectPrefersColorScheme: appearance === 'true',
        disableSwitch: appearance === 'false' || appearance.startsWith('force'),
      },
    },
    redirects: [],
    locales: [main, ...others.map(({ key }) => key)],
    messages: Object.fromEntries(
      others.map((each) => [each.key, translationsOf(themeConfig, asGroup(each.themeConfig))]),
    ),
    staticFolders: [path.join(docs, 'public')],
    entries,
    docs,
    indexNames: ['index'],
    place: (relative) => {
      if (isExcluded(relative) || relative.startsWith('public/')) return undefined;
      return place(rewrite(relative));
    },
    sidebars: sidebarsOf(themeConfig.sidebar),
    writeIds: ID_WRITERS.vitepress,
    values: (frontMatter) => ({ values: { $frontmatter: frontMatter }, inCode: false }),
    unusedSettings: unusedSettings(config, themeConfig),
  };
}
