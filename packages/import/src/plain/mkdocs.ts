import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODE } from '../../../../src/node/schema/texts';
import { readYaml } from '../docusaurus/pageText';
import { asGroup, asList, asText, type Json } from '../docusaurus/settings';
import { isReadable, PAGE_LIMIT, readSiteFile } from '../docusaurus/sourceFiles';
import type { PlannedFile } from '../plan';
import type { IdRuleName } from './headingIds';
import { PRIMARY_COLORS, signOf, USED_PARTS, USED_SETTINGS } from './mkdocsParts';
import { matchIgnored } from './pathPatterns';
import type { ProgramSettings, UnusedSetting } from './program';

/** Parses `mkdocs.yml`: variables of the environment get their default, and names of Python code are text. */
function parseSettings(text: string): Json {
  const plain = text
    .replace(/!ENV[ \t]*\[(?:[^\]\n]*,)?[ \t]*([^\],\n]+)\]/g, '$1')
    .replace(/!ENV[ \t]+\w+/g, 'null')
    .replace(/!!python\/name:([\w.]+)(?:[ \t]+(?:''|""))?/g, '"$1"')
    .replace(/(?<=[:\s-])!!?[A-Za-z][\w/:.]*/g, '');
  return asGroup(readYaml(plain).value);
}

/** Returns plugins or extensions by name with their options; they are a list or a group. */
function namedParts(value: unknown): Map<string, Json> {
  const parts = Array.isArray(value)
    ? (value as unknown[])
    : Object.entries(asGroup(value)).map(([key, own]) => ({ [key]: own }));
  return new Map(
    parts.flatMap((part): [string, Json][] =>
      typeof part === 'string'
        ? [[part, {}]]
        : Object.entries(asGroup(part)).map(([name, options]) => [name, asGroup(options)]),
    ),
  );
}

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

/** Returns the rule for ids of headings that the extension `toc` names. */
function idRuleOf({ slugify, separator }: Json): IdRuleName {
  const name = asText(slugify) ?? '';
  if (/slugify_unicode/.test(name)) return 'python-unicode';
  if (/uslugify|pymdownx\.slugs/.test(name)) return 'pymdown-lower';
  if (slugify !== undefined && name === '')
    return asText(asGroup(asGroup(slugify).kwds).case) === undefined ? 'pymdown' : 'pymdown-lower';
  return separator === '_' ? 'python-underscore' : 'python';
}

interface Languages {
  /** Codes, the default first. */
  codes: string[];
  labels: Json;
  isFolder: boolean;
  messages: Record<string, Record<string, string>>;
}

/** Reads the plugin `i18n`, which has languages in suffixes of files or in folders. */
function readLanguages(options: Json | undefined, theme: Json): Languages {
  const written = asText(theme.language)?.replace('_', '-') ?? 'en';
  const main = LOCALE_CODE.test(written) ? written : written.slice(0, 2);
  const list = Array.isArray(options?.languages)
    ? asList(options.languages).map(asGroup)
    : Object.entries(asGroup(options?.languages)).map(([locale, value]) => ({
        locale,
        name: asText(value) ?? asText(asGroup(value).name),
        default: locale === options?.default_language,
      }));
  const built = list.filter((each: Json) => asText(each.locale) !== undefined && each.build !== false);
  const codeOf = (each: Json) => asText(each.locale) ?? '';
  const first = built.find((each: Json) => each.default === true) ?? built[0];
  if (first === undefined) return { codes: [main], labels: {}, isFolder: false, messages: {} };
  return {
    codes: [codeOf(first), ...built.filter((each) => each !== first).map(codeOf)],
    labels: Object.fromEntries(built.map((each) => [codeOf(each), { label: asText(each.name) }])),
    isFolder: options?.docs_structure === 'folder',
    messages: Object.fromEntries(
      built.map((each: Json) => [codeOf(each), asGroup(each.nav_translations) as Record<string, string>]),
    ),
  };
}

/** Returns where a file stands among the languages: `intro.sv.md` or `sv/intro.md`. */
function placeOf(relative: string, { codes, isFolder }: Languages, docs: string) {
  const [main, ...others] = codes;
  const pattern = isFolder ? /^([^/]+)\/(.+)$/ : /^(.+)\.([^./]+)(\.mdx?)$/i;
  const [, first = '', second = '', ending = ''] = (codes.length > 1 && pattern.exec(relative)) || [];
  const [code, own] = isFolder ? [first, second] : [second, first + ending];
  if (!codes.includes(code)) return { relative };
  const root = isFolder ? path.join(docs, code) : undefined;
  return { relative: own, root, locale: others.includes(code) && code !== main ? code : undefined };
}

/** Returns the colours of a palette as the setting `colorMode` and the accent. */
function readPalette(palette: unknown): { colorMode: Json; accent: string | undefined; isUnknown: boolean } {
  const schemes = Array.isArray(palette) ? asList(palette).map(asGroup) : [asGroup(palette)];
  const isDark = schemes.map(({ scheme }) => scheme === 'slate');
  const names = schemes.flatMap(({ primary }) => asText(primary) ?? []);
  const accent = names.map((name) => PRIMARY_COLORS[name.replace(' ', '-')]).find((color) => color !== undefined);
  return {
    colorMode: {
      defaultMode: isDark[0] === true ? 'dark' : 'light',
      respectPrefersColorScheme: schemes.some(({ media }) => asText(media) !== undefined),
      disableSwitch: palette !== undefined && schemes.length < 2,
    },
    accent,
    isUnknown: names.includes('custom'),
  };
}

/** Returns the settings that were not used: keys, plugins and extensions. */
function unusedSettings(mkdocs: Json, text: string, used: ReadonlySet<string>): UnusedSetting[] {
  const lineOf = (pattern: RegExp) => {
    const before = text.slice(0, Math.max(0, text.search(pattern))).split('\n').length;
    return pattern.test(text) ? before : undefined;
  };
  const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const keys = (group: Json, before: string, depth: string) =>
    Object.keys(group).flatMap((key): UnusedSetting[] => {
      if (USED_SETTINGS.has(before + key) || used.has(before + key)) return [];
      const line = lineOf(new RegExp(`^${depth}${escaped(key)}[ \\t]*:`, 'm'));
      return [{ message: `The setting "${before}${key}" was not used: this site has none like it.`, line }];
    });
  const parts = (key: 'plugins' | 'markdown_extensions', kind: string) =>
    [...namedParts(mkdocs[key]).keys()].flatMap((name): UnusedSetting[] => {
      const plain = name.replace(/^material\//, '');
      if (USED_PARTS.test(plain)) return [];
      const line = lineOf(new RegExp(`^[ \\t]+(?:-[ \\t]+)?["']?${escaped(name)}["']?[ \\t]*(?::|$)`, 'm'));
      return [{ message: `The ${kind} "${name}" was not used`, line, sign: signOf(plain) }];
    });
  return [
    ...keys(mkdocs, '', ''),
    ...keys(asGroup(mkdocs.theme), 'theme.', '[ \\t]+'),
    ...keys(asGroup(mkdocs.extra), 'extra.', '[ \\t]+'),
    ...parts('plugins', 'plugin'),
    ...parts('markdown_extensions', 'Markdown extension'),
  ];
}

/** Reads the settings of MkDocs; undefined where the folder has none. */
export function readMkdocs(folder: string, readable: readonly string[]): ProgramSettings | undefined {
  const configFile = ['mkdocs.yml', 'mkdocs.yaml'].find((name) => existsSync(path.join(folder, name)));
  if (configFile === undefined) return undefined;
  const text = readSiteFile(path.join(folder, configFile), readable) ?? '';
  const mkdocs = parseSettings(text);
  const [plugins, extensions] = [namedParts(mkdocs.plugins), namedParts(mkdocs.markdown_extensions)];
  const theme = asGroup(typeof mkdocs.theme === 'string' ? {} : mkdocs.theme);
  const extra = asGroup(mkdocs.extra);
  const docs = path.join(folder, asText(mkdocs.docs_dir) ?? 'docs');
  const url = asText(mkdocs.site_url);
  const address = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  const languages = readLanguages(plugins.get('i18n'), theme);
  const drafts = matchIgnored(asText(mkdocs.draft_docs) ?? '');
  const isExcluded = matchIgnored(`/templates/\n${asText(mkdocs.exclude_docs) ?? ''}`);
  const { colorMode, accent, isUnknown } = readPalette(theme.palette);
  const nav = asList(mkdocs.nav);
  const macros = plugins.get('macros');
  const snippets = extensions.get('pymdownx.snippets') ?? {};
  const listed = (value: unknown) =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((each) => asText(each) ?? []);
  const includes = listed(snippets.base_path).map((name) => path.join(folder, name));
  const read = (name: string) =>
    [folder, ...includes]
      .map((place) => readSiteFile(path.join(place, name), readable))
      .find((each) => each !== undefined);
  const linkTo = (label: string, href: string) => ({ label, href, position: 'right' });
  const repository = asText(mkdocs.repo_url);
  const social = asList(extra.social).map(asGroup);
  const files: PlannedFile[] = accent === undefined ? [] : [{ path: 'theme.yaml', content: `accent: "${accent}"\n` }];
  const pictureOf = (name: string | undefined, target: string) => {
    const file = path.join(docs, name ?? '');
    const isThere = name !== undefined && existsSync(file) && isReadable(file, readable);
    if (isThere) files.push({ path: target, content: { copyOf: file }, from: path.relative(folder, file) });
    return isThere;
  };
  const logo = asText(theme.logo);
  pictureOf(logo, `static/${logo ?? ''}`);
  const favicon = asText(theme.favicon);
  const hasIcon = favicon?.endsWith('.svg') === true && pictureOf(favicon, 'static/favicon.svg');
  const edit = asText(mkdocs.edit_uri);
  const used = new Set(macros === undefined ? [] : Object.keys(extra).map((key) => `extra.${key}`));
  const unused = unusedSettings(mkdocs, text, used);
  if (repository !== undefined && edit !== undefined)
    unused.push({
      message: `"edit_uri" was not used. Once the new folder is in the repository, write: editUrl: ${new URL(edit.replace(/[^/]*docs\/?$/, ''), `${repository.replace(/\/$/, '')}/`).href}<folder>/{path}`,
    });
  if (favicon !== undefined && !hasIcon)
    unused.push({ message: `The icon "${favicon}" was not used: this site makes its icons of static/favicon.svg.` });
  if (isUnknown) unused.push({ message: 'The palette "custom" is in CSS. Write its colour into theme.yaml: accent.' });
  return {
    configFile,
    config: {
      title: asText(mkdocs.site_name),
      tagline: asText(mkdocs.site_description),
      url: address?.origin,
      baseUrl: address?.pathname,
      i18n: { localeConfigs: languages.labels },
    },
    themeConfig: {
      navbar: {
        logo: logo === undefined ? undefined : { src: logo },
        items:
          repository === undefined
            ? []
            : [linkTo(asText(mkdocs.repo_name) ?? new URL(repository).hostname, repository)],
      },
      footer: {
        copyright: asText(mkdocs.copyright),
        links: social.flatMap(({ link, name }) => {
          const href = asText(link);
          return href === undefined ? [] : [{ href, label: asText(name) ?? href.replace(/^\w+:\/*|\/$/g, '') }];
        }),
      },
      colorMode,
    },
    redirects: Object.entries(asGroup(plugins.get('redirects')?.redirect_maps)).flatMap(([from, to]) => {
      const routeOf = (file: string) => `/${docId(file).replace(/(?:^|\/)(?:index|README)(?=#|$)/, '')}`;
      const target = asText(to)?.replace(/\.mdx?(?=#|$)/, '');
      return target === undefined ? [] : [{ from: routeOf(from), to: isAddress(target) ? target : routeOf(target) }];
    }),
    locales: languages.codes,
    messages: languages.messages,
    // MkDocs serves the files of the pages' folder only.
    staticFolders: [],
    entries: [],
    docs,
    indexNames: ['index', 'readme'],
    place: (relative) => (isExcluded(relative) ? undefined : placeOf(relative, languages, docs)),
    sidebars: nav.length > 0 ? { docs: nav.flatMap(navItem) } : undefined,
    idRule: idRuleOf(extensions.get('toc') ?? {}),
    frontMatterOf: (relative) => ({
      ...metaOf(docs, relative, readable),
      ...(drafts(relative) ? { draft: true } : {}),
    }),
    values: () =>
      macros === undefined ? undefined : { values: { ...extra, extra, config: { ...mkdocs, extra } }, inCode: true },
    includes,
    appended: listed(snippets.auto_append)
      .flatMap((name) => read(name) ?? [])
      .join('\n'),
    files,
    unused,
  };
}

/** Returns the front matter that the files `.meta.yml` of the folders above a page give it. */
function metaOf(docs: string, relative: string, readable: readonly string[]): Json {
  const parts = relative.split('/').slice(0, -1);
  const folders = [docs, ...parts.map((_part, index) => path.join(docs, ...parts.slice(0, index + 1)))];
  return Object.assign(
    {},
    ...folders.map((folder) => {
      const file = path.join(folder, '.meta.yml');
      // No link: the name is hidden, so the usual checks of readable files do not apply.
      const stats = isReadable(folder, readable) ? lstatSync(file, { throwIfNoEntry: false }) : undefined;
      if (stats?.isFile() !== true || stats.size > PAGE_LIMIT) return {};
      return asGroup(readYaml(readFileSync(file, 'utf8')).value);
    }),
  ) as Json;
}
