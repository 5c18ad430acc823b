import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { SourcePage } from './gatherPages';
import { splitNumberPrefix } from './numberPrefix';
import { asGroup, asText, type Json } from './settings';

/** What `_category_.json` or `.yml` says of a folder. */
function categoryOf(folder: string): Json {
  for (const ending of ['json', 'yml', 'yaml']) {
    const file = path.join(folder, `_category_.${ending}`);
    if (!existsSync(file)) continue;
    try {
      return asGroup(parse(readFileSync(file, 'utf8')) as unknown);
    } catch {
      return {};
    }
  }
  return {};
}

interface Positioned {
  position: number;
  name: string;
  item: unknown;
}

const inOrder = (a: Positioned, b: Positioned) =>
  a.position - b.position || (a.name < b.name ? -1 : Number(a.name > b.name));

/** The items that Docusaurus makes of a folder by itself. */
export function generatedItems(folder: string, dirName: string, pages: readonly SourcePage[]): unknown[] {
  const base = dirName === '.' ? '' : `${dirName.replace(/\/+$/, '')}/`;
  const inside = pages.filter(({ relative }) => relative.startsWith(base));
  const entries: Positioned[] = [];
  const folders = new Map<string, SourcePage[]>();
  for (const page of inside) {
    const rest = page.relative.slice(base.length);
    const slash = rest.indexOf('/');
    if (slash >= 0) {
      const name = rest.slice(0, slash);
      folders.set(name, [...(folders.get(name) ?? []), page]);
      continue;
    }
    const own = page.frontMatter.sidebar_position;
    entries.push({
      position: typeof own === 'number' ? own : (page.position ?? Infinity),
      name: rest,
      item: { type: 'doc', id: page.id, isIndex: page.isIndex && base !== '' },
    });
  }
  for (const [name, docs] of folders) {
    const inner = `${base}${name}`;
    const settings = categoryOf(path.join(folder, inner));
    const prefix = splitNumberPrefix(name);
    const items = generatedItems(folder, inner, docs);
    const isIndexItem = (item: unknown) => asGroup(item).isIndex === true;
    const index = items.find(isIndexItem);
    const linkless = settings.link === null;
    const link = settings.link ?? (index === undefined ? undefined : { type: 'doc', id: asGroup(index).id });
    const own = settings.position;
    const indexPage = docs.find(({ id }) => id === asGroup(index).id);
    const indexPosition = indexPage?.frontMatter.sidebar_position;
    entries.push({
      position:
        typeof own === 'number'
          ? own
          : typeof indexPosition === 'number'
            ? indexPosition
            : (prefix.position ?? Infinity),
      name,
      item: {
        type: 'category',
        label:
          asText(settings.label) ??
          (indexPage === undefined
            ? prefix.name
            : (asText(indexPage.frontMatter.sidebar_label) ?? asText(indexPage.frontMatter.title) ?? prefix.name)),
        description: settings.description,
        link: linkless ? undefined : link,
        items: items.filter((item) => linkless || !isIndexItem(item)),
      },
    });
  }
  return entries.sort(inOrder).map(({ item }) => item);
}
