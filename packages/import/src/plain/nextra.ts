import { existsSync } from 'node:fs';
import path from 'node:path';
import { createSiteCode } from '../docusaurus/siteCode';
import { asGroup, asText, readJson, type Json } from '../docusaurus/settings';
import { findFiles, isReadable } from '../docusaurus/sourceFiles';
import type { ReportEntry } from '../markdown/reportEntry';
import { createCodeTest, linesAt, type Line } from './lines';
import { ADMONITIONS } from '../markdown/fixSource';
import { PLAIN_PROGRAM, type ProgramSettings } from './program';

/** Folders of pages; with the router `app`, each page is the file `page` of its folder. */
const FOLDERS = ['content', 'pages', 'src/content', 'src/pages', 'app', 'src/app'];
const TABLES = ['js', 'jsx', 'ts', 'tsx', 'json'].map((ending) => `_meta.${ending}`);
/** Settings whose counterparts here are written by hand. */
const OTHERS = ['js', 'jsx', 'mjs', 'ts', 'tsx', 'mts'].flatMap((ending) => [
  `theme.config.${ending}`,
  `next.config.${ending}`,
]);

/** Returns the path of a page of the router `app` as that of an index; groups such as `(docs)` are no part of it. */
const asPage = (relative: string): string =>
  relative.replace(/(?:^|(?<=\/))page(?=\.mdx?$)/, 'index').replace(/(?<=^|\/)\([^/]*\)\//g, '');

const ALERT = /^([ \t]*)>[ \t]?\[!(\w+)\][ \t]*(.*)$/;

/** Writes the alerts and the ids of headings of Nextra as those of Docusaurus. */
export function convertNextra(lines: readonly Line[]): Line[] {
  const isCode = createCodeTest(lines);
  const result: Line[] = [];
  let quote: string | undefined;
  lines.forEach((line, index) => {
    const [, indent = '', kind = '', title = ''] = (isCode(index) ? undefined : ALERT.exec(line.text)) ?? [];
    if (quote !== undefined && !line.text.startsWith(`${quote}>`)) {
      result.push(...linesAt(line.at, `${quote}:::`));
      quote = undefined;
    }
    if (kind !== '') {
      quote = indent;
      result.push(
        ...linesAt(
          line.at,
          `${indent}:::${ADMONITIONS[kind.toLowerCase()] ?? 'note'}${title === '' ? '' : `[${title}]`}`,
        ),
      );
    } else if (quote !== undefined)
      result.push({ text: quote + line.text.slice(quote.length + 1).replace(/^ /, ''), at: line.at });
    else
      result.push(
        isCode(index)
          ? line
          : { text: line.text.replace(/^(#{1,6}[ \t].*?)[ \t]*\[#([\w-]+)\][ \t]*$/, '$1 {#$2}'), at: line.at },
      );
  });
  if (quote !== undefined) result.push(...linesAt(lines.at(-1)?.at ?? 1, `${quote}:::`));
  return result;
}

/** Reads the tables `_meta` of Nextra; undefined where the folder has none. */
export async function readNextra(folder: string, readable: readonly string[]): Promise<ProgramSettings | undefined> {
  const tableIn = (own: string) =>
    TABLES.map((name) => path.join(own, name)).find((file) => existsSync(file) && isReadable(file, readable));
  const docs = FOLDERS.map((name) => path.join(folder, name)).find((each) => {
    return (
      existsSync(each) &&
      isReadable(each, readable) &&
      findFiles(each).files.some(({ relative }) => /(?:^|\/)(?:_meta\.\w+|page\.mdx?)$/.test(relative))
    );
  });
  if (docs === undefined) return undefined;
  const code = createSiteCode(folder, readable);
  const entries: ReportEntry[] = [];
  const { files } = findFiles(docs);
  const pages = files
    .map(({ relative }) => relative)
    .filter((name) => /\.mdx?$/i.test(name) && !/(?:^|\/)_/.test(name))
    .map(asPage);
  const readTable = async (file: string): Promise<Json> => {
    if (file.endsWith('.json')) return asGroup(readJson(file, readable));
    const read = await code.settings(file, /./);
    entries.push(...read.entries);
    return asGroup(read.value);
  };
  const itemsOf = async (inner: string): Promise<unknown[]> => {
    const file = tableIn(path.join(docs, inner));
    const table = file === undefined ? {} : await readTable(file);
    const below = pages.flatMap((name) =>
      name.startsWith(inner)
        ? (name
            .slice(inner.length)
            .split('/')[0]
            ?.replace(/\.mdx?$/i, '') ?? [])
        : [],
    );
    const names = [...new Set([...Object.keys(table), ...below.sort()])].filter((name) => name !== '*');
    const items: unknown[] = [];
    let group = items;
    for (const name of names) {
      const value = table[name];
      const settings = asGroup(value);
      const label = asText(value) ?? asText(settings.title);
      const href = asText(settings.href);
      if (settings.type === 'separator') {
        group = label === undefined ? items : [];
        if (label !== undefined) items.push({ type: 'category', label, items: group });
      } else if (settings.display === 'hidden') continue;
      else if (href !== undefined) group.push({ type: 'link', label: label ?? href, href });
      else {
        const hasPage = pages.some((page) => page.replace(/\.mdx?$/i, '') === inner + name);
        const ofFolder = pages.some((page) => page.startsWith(`${inner}${name}/`))
          ? await itemsOf(`${inner}${name}/`)
          : [];
        const doc = hasPage ? [{ type: 'doc', id: inner + name, ...(label === undefined ? {} : { label }) }] : [];
        const [only] = ofFolder.map(asGroup);
        // With the router `app`, each page is the index of its folder.
        if (ofFolder.length === 1 && only?.id === `${inner}${name}/index`)
          group.push({ ...only, ...(label === undefined ? {} : { label }) });
        else if (ofFolder.length > 0)
          group.push({ type: 'category', label: label ?? name, items: [...doc, ...ofFolder] });
        else group.push(...doc);
      }
    }
    return items.filter((item) => asGroup(item).type !== 'category' || (asGroup(item).items as unknown[]).length > 0);
  };
  const items = await itemsOf('');
  const first = tableIn(docs);
  return {
    ...PLAIN_PROGRAM,
    configFile: path.relative(folder, first ?? docs),
    config: { title: undefined, url: undefined },
    staticFolders: [path.join(folder, 'public')],
    entries,
    docs,
    place: (relative) => ({ relative: asPage(relative) }),
    sidebars: items.length === 0 ? undefined : { docs: items },
    prepare: convertNextra,
    unusedSettings: OTHERS.filter((name) => existsSync(path.join(folder, name))).map((name) => ({
      message: `${name} was not read: its title, logo, links, languages and redirects have to be written into site.yaml and redirects.yaml.`,
    })),
  };
}
