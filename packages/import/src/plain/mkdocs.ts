import { existsSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODE } from '../../../../src/node/schema/texts';
import { asGroup, asList, asText, type Json, type PlacedFile } from '../docusaurus/settings';
import { isReadable, readSiteFile } from '../docusaurus/sourceFiles';
import type { PlannedFile } from '../plan';
import { ID_WRITERS } from './headingIds';
import { readBlog } from './mkdocsBlog';
import { metaOf, readSettings } from './mkdocsFiles';
import { PRIMARY_COLORS, SIGNS, USED_PARTS, USED_SETTINGS } from './mkdocsParts';
import { matchIgnored } from './pathPatterns';
import { editNote, type ProgramSettings, type UnusedSetting } from './program';

/** Returns plugins or extensions by name with their options; they are a list or a group. */
const namedParts = (value: unknown): Map<string, Json> =>
  new Map(
    (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((part): [string, Json][] =>
      typeof part === 'string'
        ? [[part, {}]]
        : Object.entries(asGroup(part)).map(([name, options]) => [name, asGroup(options)]),
    ),
  );

const isAddress = (text: string) => /^(?:https?:|mailto:)/.test(text);
const docId = (file: string) => file.replace(/\.mdx?$/i, '').replace(/^(?:\.?\/)+/, '');

/** Converts an item of `nav` to a Docusaurus sidebar item. */
function navItem(item: unknown): unknown[] {
  if (typeof item === 'string') return isAddress(item) ? [{ type: 'link', label: item, href: item }] : [docId(item)];
  return Object.entries(asGroup(item)).map(([label, value]) => {
    if (Array.isArray(value)) return { type: 'category', label, items: value.flatMap(navItem) };
    const target = asText(value) ?? '';
    return isAddress(target) ? { type: 'link', label, href: target } : { type: 'doc', id: docId(target), label };
  });
}

/** Removes a page from `nav`, with the groups that have no other. */
const withoutPage = (items: readonly unknown[], page: string): unknown[] =>
  items.flatMap((item) => {
    const [[label = '', value = item] = []] = Object.entries(asGroup(item));
    if (!Array.isArray(value)) return value === page ? [] : [item];
    const rest = withoutPage(value, page);
    return rest.length === 0 ? [] : [{ [label]: rest }];
  });

/** Returns the rule for ids of headings that the extension `toc` names. */
function idRuleOf({ slugify }: Json): keyof typeof ID_WRITERS {
  if (slugify === undefined) return 'python';
  const name = asText(slugify);
  if (name === undefined)
    return asText(asGroup(asGroup(slugify).kwds).case) === undefined ? 'pymdown' : 'pymdown-lower';
  return name.includes('slugify_unicode') ? 'python-unicode' : name.includes('pymdownx') ? 'pymdown-lower' : 'python';
}

/** Reads the languages of the plugin `i18n`, the default first. */
function readLanguages({ languages, default_language: main }: Json): Json[] {
  const list = Array.isArray(languages)
    ? asList(languages).map(asGroup)
    : Object.entries(asGroup(languages)).map(([locale, value]): Json => ({
        locale,
        name: asText(value) ?? asGroup(value).name,
        default: locale === main,
      }));
  const built = list.filter((each) => asText(each.locale) !== undefined && each.build !== false);
  return built.sort((a, b) => Number(b.default === true) - Number(a.default === true));
}

/** Returns where a file stands among the languages: `intro.sv.md` or `sv/intro.md`. */
function placeOf(relative: string, codes: readonly string[], isFolder: boolean, docs: string): PlacedFile {
  const pattern = isFolder ? /^([^/]+)\/(.+)$/ : /^(.+)\.([^./]+)(\.mdx?)$/i;
  const [, first = '', second = '', ending = ''] = pattern.exec(relative) ?? [];
  const code = isFolder ? first : second;
  const locale = code === codes[0] ? undefined : code;
  if (codes.length < 2 || !codes.includes(code)) return { relative };
  return isFolder ? { relative: second, root: path.join(docs, code), locale } : { relative: first + ending, locale };
}

/** Returns the colours of a palette as the setting `colorMode` and the accent. */
function readPalette(palette: unknown): { colorMode: Json; accent: string | undefined } {
  const schemes = (Array.isArray(palette) ? (palette as unknown[]) : [palette]).map(asGroup);
  const names = schemes.flatMap(({ primary }) => asText(primary)?.replace(' ', '-') ?? []);
  const colorMode = {
    defaultMode: schemes[0]?.scheme === 'slate' ? 'dark' : 'light',
    respectPrefersColorScheme: schemes.some(({ media }) => asText(media) !== undefined),
    disableSwitch: palette !== undefined && schemes.length < 2,
  };
  return { colorMode, accent: names.flatMap((name) => PRIMARY_COLORS.get(name) ?? [])[0] };
}

/** Returns the settings that were not used: keys, plugins and extensions. */
function unusedSettings(mkdocs: Json, text: string, hasMacros: boolean): UnusedSetting[] {
  const lineOf = (before: string, name: string, after: string) => {
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const at = text.search(new RegExp(`^${before}["']?${escaped}["']?[ \\t]*${after}`, 'm'));
    return at < 0 ? undefined : text.slice(0, at).split('\n').length;
  };
  const keys = (group: unknown, before: string) =>
    Object.keys(asGroup(group))
      .filter((key) => !USED_SETTINGS.has(before + key))
      .map((key): UnusedSetting => ({
        message: `The setting "${before}${key}" was not used: this site has none like it.`,
        line: lineOf(before === '' ? '' : '[ \\t]+', key, ':'),
      }));
  const parts = (key: string, kind: string) =>
    [...namedParts(mkdocs[key]).keys()]
      .filter((name) => !USED_PARTS.test(name.replace(/^material\//, '')))
      .map((name): UnusedSetting => ({
        message: `The ${kind} "${name}" was not used`,
        line: lineOf('[ \\t]+(?:-[ \\t]+)?', name, '(?::|$)'),
        sign: SIGNS.find(([pattern]) => pattern.test(name))?.[1],
      }));
  const { theme, extra } = mkdocs;
  return [
    ...keys(mkdocs, ''),
    ...keys(theme, 'theme.'),
    ...(hasMacros ? [] : keys(extra, 'extra.')),
    ...parts('plugins', 'plugin'),
    ...parts('markdown_extensions', 'Markdown extension'),
  ];
}

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((each) => asText(each) ?? []);
const labelOf = (address: string): string => address.replace(/^\w+:\/*|\/$/g, '');

/** Reads the settings of MkDocs; undefined where the folder has none. */
export function readMkdocs(folder: string, readable: readonly string[]): ProgramSettings | undefined {
  const configFile = ['mkdocs.yml', 'mkdocs.yaml'].find((name) => existsSync(path.join(folder, name)));
  if (configFile === undefined) return undefined;
  const text = readSiteFile(path.join(folder, configFile), readable) ?? '';
  const mkdocs = readSettings(path.join(folder, configFile), readable);
  const [plugins, extensions] = [namedParts(mkdocs.plugins), namedParts(mkdocs.markdown_extensions)];
  const [theme, extra] = [asGroup(mkdocs.theme), asGroup(mkdocs.extra)];
  const docs = path.join(folder, asText(mkdocs.docs_dir) ?? 'docs');
  const url = asText(mkdocs.site_url);
  const address = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  const i18n = plugins.get('i18n') ?? {};
  const languages = readLanguages(i18n);
  const codes = languages.flatMap(({ locale }) => asText(locale) ?? []);
  const main = asText(theme.language)?.replace('_', '-') ?? 'en';
  const isDraft = matchIgnored(asText(mkdocs.draft_docs) ?? '');
  const isExcluded = matchIgnored(`/templates/\n${asText(mkdocs.exclude_docs) ?? ''}`);
  const { colorMode, accent } = readPalette(theme.palette);
  const blogOptions = plugins.get('blog') ?? plugins.get('material/blog');
  const blog = blogOptions === undefined ? undefined : readBlog(blogOptions, docs, readable);
  const nav = withoutPage(asList(mkdocs.nav), blog?.index ?? '');
  const hasMacros = plugins.has('macros');
  const snippets = extensions.get('pymdownx.snippets') ?? {};
  const includes = textsIn(snippets.base_path).map((name) => path.join(folder, name));
  const appended = textsIn(snippets.auto_append).map((name) =>
    [folder, ...includes]
      .map((each) => readSiteFile(path.join(each, name), readable))
      .find((each) => each !== undefined),
  );
  const repository = asText(mkdocs.repo_url);
  const files: PlannedFile[] = accent === undefined ? [] : [{ path: 'theme.yaml', content: `accent: "${accent}"\n` }];
  const copyPicture = (name: string | undefined, target: string): boolean => {
    const file = path.join(docs, name ?? '');
    const isThere = name !== undefined && existsSync(file) && isReadable(file, readable);
    if (isThere) files.push({ path: target, content: { copyOf: file }, from: path.relative(folder, file) });
    return isThere;
  };
  const [logo, favicon, edit] = [asText(theme.logo), asText(theme.favicon), asText(mkdocs.edit_uri)];
  copyPicture(logo, `static/${logo ?? ''}`);
  const hasIcon = favicon?.endsWith('.svg') === true && copyPicture(favicon, 'static/favicon.svg');
  const unused = unusedSettings(mkdocs, text, hasMacros);
  if (repository !== undefined && edit !== undefined)
    unused.push({ message: editNote('edit_uri', `${repository}/${edit.replace(/[^/]*docs\/?$/, '')}`) });
  if (favicon !== undefined && !hasIcon)
    unused.push({ message: `The icon "${favicon}" was not used: this site makes its icons of static/favicon.svg.` });
  if (theme.palette !== undefined && accent === undefined && /custom/.test(JSON.stringify(theme.palette)))
    unused.push({ message: 'The palette "custom" is in CSS. Write its colour into theme.yaml: accent.' });
  return {
    configFile,
    config: {
      title: asText(mkdocs.site_name),
      tagline: asText(mkdocs.site_description),
      url: address?.origin,
      baseUrl: address?.pathname,
      i18n: {
        localeConfigs: Object.fromEntries(codes.map((code, index) => [code, { label: languages[index]?.name }])),
      },
    },
    themeConfig: {
      navbar: {
        logo: { src: logo },
        items: [
          ...(blog === undefined ? [] : [{ to: '/blog', label: 'Blog' }]),
          ...(repository === undefined
            ? []
            : [{ href: repository, label: asText(mkdocs.repo_name) ?? labelOf(repository), position: 'right' }]),
        ],
      },
      footer: {
        copyright: asText(mkdocs.copyright),
        links: asList(extra.social).flatMap((each) => {
          const { link, name } = asGroup(each);
          const href = asText(link);
          return href === undefined ? [] : [{ href, label: asText(name) ?? labelOf(href) }];
        }),
      },
      colorMode,
    },
    redirects: Object.entries(asGroup(plugins.get('redirects')?.redirect_maps)).map(([from, to]) => {
      const routeOf = (file: string) => `/${docId(file).replace(/\.mdx?(?=#)|(?:^|\/)(?:index|README)(?=#|$)/g, '')}`;
      const target = String(to);
      return { from: routeOf(from), to: isAddress(target) ? target : routeOf(target) };
    }),
    locales: codes.length > 0 ? codes : [LOCALE_CODE.test(main) ? main : main.slice(0, 2)],
    messages: Object.fromEntries(
      codes.map((code, index) => [code, asGroup(languages[index]?.nav_translations) as Record<string, string>]),
    ),
    // MkDocs serves the files of the pages' folder only.
    staticFolders: [],
    entries: [],
    docs,
    indexNames: ['index', 'readme'],
    place: (relative) =>
      isExcluded(relative) || blog?.isPart(relative) === true
        ? undefined
        : placeOf(relative, codes, i18n.docs_structure === 'folder', docs),
    blog,
    sidebars: nav.length > 0 ? { docs: nav.flatMap(navItem) } : undefined,
    writeIds: ID_WRITERS[idRuleOf(extensions.get('toc') ?? {})],
    frontMatterOf: (relative) => ({ ...metaOf(docs, relative, readable), draft: isDraft(relative) || undefined }),
    values: hasMacros ? () => ({ values: { ...extra, extra, config: mkdocs }, inCode: true }) : undefined,
    includes,
    appended: appended.join('\n'),
    files,
    unusedSettings: unused,
  };
}
