import path from 'node:path';
import { shownTitle } from './frontMatter';
import type { SourcePage } from './gatherPages';
import { splitNumberPrefix } from './numberPrefix';
import { readYaml } from './pageText';
import { asGroup, asText, type Json } from './settings';
import { readSiteFile } from './sourceFiles';

/** Reads `_category_.json` or `.yml` of a folder. */
function categoryOf(folder: string, readable: readonly string[]): Json {
  const files = ['json', 'yml', 'yaml'].map((ending) => path.join(folder, `_category_.${ending}`));
  const text = files.map((file) => readSiteFile(file, readable)).find((each) => each !== undefined);
  return text === undefined ? {} : asGroup(readYaml(text).value);
}

interface Positioned {
  position: number;
  name: string;
  item: unknown;
}

const inOrder = (a: Positioned, b: Positioned) =>
  a.position - b.position || (a.name < b.name ? -1 : Number(a.name > b.name));

/** Returns the items that Docusaurus generates for a folder. */
export function generatedItems(
  folder: string,
  dirName: string,
  pages: readonly SourcePage[],
  readable: readonly string[],
): unknown[] {
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
    const sidebarPosition = page.frontMatter.sidebar_position;
    entries.push({
      position: typeof sidebarPosition === 'number' ? sidebarPosition : (page.position ?? Infinity),
      name: rest,
      item: { type: 'doc', id: page.id, isIndex: page.isIndex && base !== '' },
    });
  }
  for (const [name, docs] of folders) {
    const inner = `${base}${name}`;
    const settings = categoryOf(path.join(folder, inner), readable);
    const prefix = splitNumberPrefix(name);
    const items = generatedItems(folder, inner, docs, readable);
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
        label: asText(settings.label) ?? (indexPage === undefined ? prefix.name : shownTitle(indexPage)),
        description: settings.description,
        link: linkless ? undefined : link,
        items: items.filter((item) => linkless || !isIndexItem(item)),
      },
    });
  }
  return entries.sort(inOrder).map(({ item }) => item);
}
