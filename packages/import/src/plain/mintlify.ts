import { existsSync } from 'node:fs';
import path from 'node:path';
import { asGroup, asList, asText, readJson, type Json } from '../docusaurus/settings';
import { createCodeTest, type Line } from './lines';
import { PLAIN_PROGRAM, placeIn, unusedKeys, type ProgramSettings } from './program';

const USED =
  '$schema name description navigation redirects colors logo favicon navbar topbarLinks footer footerSocials tabs'.split(
    ' ',
  );
/** Lists of divisions in the navigation; each division names itself by the key of the singular. */
const DIVISIONS = ['languages', 'versions', 'products', 'tabs', 'dropdowns', 'anchors', 'menu'] as const;
const NAMES = ['tab', 'anchor', 'dropdown', 'product', 'version', 'language', 'group', 'item'] as const;

const nameOf = (part: Json) => NAMES.flatMap((key) => asText(part[key]) ?? [])[0];

/** Returns the pages of a division in the form of a Docusaurus sidebar. */
function itemsOf(part: unknown): unknown[] {
  const own = asText(part);
  // A page that is made of an OpenAPI file: "GET /users".
  if (own !== undefined) return /^[A-Z]+ \//.test(own) ? [] : [own.replace(/^\/+|\.mdx?$/g, '')];
  const group = asGroup(part);
  const href = asText(group.href);
  if (href !== undefined) return [{ type: 'link', label: nameOf(group) ?? href, href }];
  const inner = [
    asText(group.root) ?? [],
    ...asList(group.pages),
    ...asList(group.groups),
    ...DIVISIONS.flatMap((key) => asList(group[key])),
  ]
    .flat()
    .flatMap(itemsOf);
  const name = nameOf(group);
  return name === undefined || inner.length === 0 ? inner : [{ type: 'category', label: name, items: inner }];
}

/** Returns a sidebar for each tab, or for all pages. */
function sidebarsOf(navigation: unknown): Json | undefined {
  const group = Array.isArray(navigation) ? { pages: navigation as unknown[] } : asGroup(navigation);
  const [first] = asList(group.languages);
  if (first !== undefined) return sidebarsOf({ ...asGroup(first), language: undefined });
  const tabs = asList(group.tabs).map(asGroup);
  const found = tabs.flatMap((tab, index) => {
    const items = itemsOf({ ...tab, tab: undefined });
    return items.length === 0 ? [] : [[nameOf(tab) ?? `tab${index + 1}`, items] as const];
  });
  const rest = itemsOf({ ...group, tabs: undefined });
  const all = [...found, ...(rest.length === 0 ? [] : [['docs', rest] as const])];
  return all.length === 0 ? undefined : Object.fromEntries(all);
}

/** Most files of settings that name each other. */
const LEVEL_LIMIT = 5;

/** Returns a setting with those of the files that it names: `{ "$ref": "./redirects.json" }`. */
function withFiles(value: unknown, file: string, readable: readonly string[], level = 0): unknown {
  const name = asText(asGroup(value).$ref);
  if (name !== undefined && level < LEVEL_LIMIT) {
    const other = path.resolve(path.dirname(file), name);
    const read = withFiles(readJson(other, readable), other, readable, level + 1);
    return Array.isArray(read) ? read : { ...asGroup(read), ...asGroup(value), $ref: undefined };
  }
  if (Array.isArray(value)) return (value as unknown[]).map((each) => withFiles(each, file, readable, level));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withFiles(each, file, readable, level)]));
}

/** The first line of a code block, with words that are its title: ```` ```js Example icon="x" {1} ````. */
const TITLED = /^([ \t>]*(?:`{3,}|~{3,})[ \t]*[\w+#-]+)[ \t]+(?!title=)((?:(?!\w+=)[^\s{`"]+[ \t]*)+)(.*)$/;
const FLAGS = /(?:^|[ \t])(?:lines|wrap|expandable|twoslash)(?=[ \t]|$)/g;

/** Writes the titles of code blocks as Docusaurus does. */
function convertMintlify(lines: readonly Line[]): Line[] {
  const isCode = createCodeTest(lines);
  return lines.map((line, index) => {
    const [, fence = '', words = '', rest = ''] =
      (isCode(index) && (index === 0 || !isCode(index - 1)) && TITLED.exec(line.text)) || [];
    const title = words.replace(FLAGS, '').trim();
    return title === '' ? line : { text: `${fence} title="${title}" ${rest}`.trimEnd(), at: line.at };
  });
}

/** Reads the settings of Mintlify; undefined where the folder has none. */
export function readMintlify(folder: string, readable: readonly string[]): ProgramSettings | undefined {
  const settingsOf = (file: string) => withFiles(readJson(file, readable), file, readable);
  const configFile = ['docs.json', 'mint.json'].find((name) => existsSync(path.join(folder, name)));
  const settings = configFile === undefined ? {} : asGroup(settingsOf(path.join(folder, configFile)));
  if (configFile === undefined || settings.navigation === undefined) return undefined;
  const codes = asList(asGroup(settings.navigation).languages).flatMap((each) => asText(asGroup(each).language) ?? []);
  const logo = typeof settings.logo === 'string' ? { light: settings.logo } : asGroup(settings.logo);
  const bar = asGroup(settings.navbar);
  const links = [
    ...asList(bar.links),
    ...asList(settings.topbarLinks),
    ...(bar.primary === undefined ? [] : [bar.primary]),
  ];
  const socials = Object.entries(asGroup(asGroup(settings.footer).socials ?? settings.footerSocials));
  return {
    ...PLAIN_PROGRAM,
    configFile,
    config: {
      title: asText(settings.name),
      tagline: asText(settings.description),
      url: undefined,
      favicon: settings.favicon,
    },
    accent: asText(asGroup(settings.colors).primary),
    themeConfig: {
      navbar: {
        logo: { src: logo.light, srcDark: logo.dark },
        items: links.map(asGroup).flatMap(({ label, name, href, url, type }) => {
          const to = asText(href) ?? asText(url);
          return to === undefined
            ? []
            : [{ href: to, label: asText(label) ?? asText(name) ?? asText(type) ?? to, position: 'right' }];
        }),
      },
      footer: { links: socials.flatMap(([label, href]) => (typeof href === 'string' ? [{ label, href }] : [])) },
    },
    redirects: asList(settings.redirects)
      .map(asGroup)
      .flatMap(({ source, destination }) => {
        const [from, to] = [asText(source), asText(destination)];
        return from === undefined || to === undefined ? [] : [{ from, to }];
      }),
    locales: codes.length > 0 ? codes : ['en'],
    staticFolders: [],
    docs: folder,
    isSetting: (relative) => /^(?:snippets|node_modules)\//.test(relative) || /^readme\.mdx?$/i.test(relative),
    place: placeIn(folder, codes, codes[0]),
    sidebars: sidebarsOf(settings.navigation),
    prepare: convertMintlify,
    unusedSettings: unusedKeys(settings, USED),
  };
}
