import GithubSlugger from 'github-slugger';
import { type SidebarItemInput, inWords, joinPath } from '../core';
import type { ReportEntry } from '../markdown/reportEntry';
import type { DocsVersion } from './docsVersions';
import { shownTitle } from './frontMatter';
import type { SourcePage } from './gatherPages';
import { generatedItems } from './generatedItems';
import type { Translate } from './messages';
import { slugOf } from './postPlace';
import { asGroup, asList, asText, type Json } from './settings';

export interface SidebarOutput {
  label: string;
  items: SidebarItemInput[];
}

interface ConvertedSidebars {
  sidebars: Record<string, SidebarOutput>;
  /** New name of each sidebar by its old one. */
  names: Map<string, string>;
  /** New address of each category page, by its old address. */
  categories: Map<string, string>;
  /** Paths of the docs that the old site listed automatically from folders. */
  generated: Set<string>;
  entries: ReportEntry[];
}

interface Input {
  /** Sidebars in the old site's form, by name. */
  sidebars: Json;
  version: DocsVersion;
  /** Path of its docs. */
  root: string;
  /** Folders that may be read. */
  readable: readonly string[];
  /** The docs of the version in the default language. */
  pages: readonly SourcePage[];
  /** Pages besides the docs, which are docs of the current version here. */
  others: readonly SourcePage[];
  /** Returns the doc of an id. */
  docOf: (id: string) => SourcePage | undefined;
  /** Used names of sidebars. */
  taken: Set<string>;
  /** Docs that are already in a sidebar of the same version. */
  placed: Set<string>;
  /** Used slugs of categories. */
  slugs: Set<string>;
  /** Returns the new address of a sidebar link; undefined for an external or broken one. */
  pathOf: (href: string) => string | undefined;
  /** Labels of sidebars in the navigation bar, by old name. */
  labels: ReadonlyMap<string, string>;
  /** Returns the translations of a sidebar text. */
  translate: Translate;
  /** Name of the file in the report. */
  file: string;
}

/** Returns a valid and unused name of a sidebar. */
function sidebarName(old: string, taken: ReadonlySet<string>): string {
  const words = old.replace(/[^A-Za-z0-9]+(.)?/g, (_all, next: string | undefined) => (next ?? '').toUpperCase());
  const plain = words.replace(/^[^A-Za-z]+/, '');
  const base = plain === '' ? 'docs' : plain.charAt(0).toLowerCase() + plain.slice(1);
  let name = base;
  for (let number = 2; taken.has(name); number += 1) name = `${base}${number}`;
  return name;
}

/** Converts the sidebars of a version of the docs. A doc that occurs twice keeps its first position. */
export function convertSidebars(input: Input): ConvertedSidebars {
  const { version, root, readable, pages, others, docOf, taken, placed, slugs, pathOf, labels, translate, file } =
    input;
  const entries: ReportEntry[] = [];
  const note = (message: string) => entries.push({ kind: 'sidebar', message, from: { file } });
  const ofVersion = version.version === undefined ? [...pages, ...others] : pages;
  const byPath = new Map(ofVersion.map((page) => [page.path, page]));
  const categories = new Map<string, string>();
  const generated = new Set<string>();
  const oldSlugs = new GithubSlugger();
  const pageOf = (id: string) => docOf(id.replace(/^version-[^/]+\//, '')) ?? docOf(id);
  const nameOf = (page: SourcePage) => page.path.slice(root.length).replace(/^\//, '');

  const placeDoc = (page: SourcePage, label: string | undefined, sidebar: string): SidebarItemInput[] => {
    if (placed.has(page.path)) {
      note(`"${page.id}" stands in a sidebar already; its second place, in "${sidebar}", was left out.`);
      return [];
    }
    placed.add(page.path);
    const name = nameOf(page);
    const doc = name === '' ? '/' : name;
    return [label === undefined ? doc : { doc, label: translate(label, `sidebar.${sidebar}.doc.${label}`) }];
  };

  const convert = (item: unknown, sidebar: string): SidebarItemInput[] => {
    if (typeof item === 'string') {
      const page = pageOf(item);
      if (page !== undefined) return placeDoc(page, undefined, sidebar);
      note(`The sidebar "${sidebar}" names "${item}", which is no doc.`);
      return [];
    }
    if (Array.isArray(item)) return item.flatMap((each) => convert(each, sidebar));
    const group = asGroup(item);
    const label = asText(group.label);
    switch (group.type ?? (group.items === undefined ? undefined : 'category')) {
      case 'doc':
      case 'ref': {
        const id = asText(group.id) ?? '';
        const page = pageOf(id);
        if (page !== undefined) return placeDoc(page, label, sidebar);
        note(`The sidebar "${sidebar}" names "${id}", which is no doc.`);
        return [];
      }
      case 'link': {
        const href = asText(group.href) ?? '';
        if (/^(?:https?:|mailto:|tel:)/.test(href)) {
          const link = label === undefined ? href : translate(label, `sidebar.${sidebar}.link.${label}`);
          return [{ link, href: href.replace(/\s/g, '%20') }];
        }
        const to = pathOf(href);
        const page = to === undefined ? undefined : byPath.get(to.replace(/[?#].*$/, ''));
        if (page !== undefined && !to?.includes('#')) return placeDoc(page, label, sidebar);
        note(
          `The link "${label ?? href}" (${href}) of the sidebar "${sidebar}" was left out: sidebars link docs and other sites.`,
        );
        return [];
      }
      case 'category': {
        const [first] = asList(group.items);
        const page = docOf(asText(first) ?? asText(asGroup(first).id) ?? '');
        return convertCategory(group, label ?? (page === undefined ? 'Category' : shownTitle(page)), sidebar);
      }
      case 'autogenerated':
        return generatedItems(version.folder, asText(group.dirName) ?? '.', pages, readable).flatMap((each) => {
          const before = new Set(placed);
          const items = convert(each, sidebar);
          for (const path of placed) if (!before.has(path)) generated.add(path);
          return items;
        });
      case 'html':
        if (!/^\s*(?:<hr\s*\/?>)?\s*$/.test(asText(group.value) ?? ''))
          note(`A piece of HTML in the sidebar "${sidebar}" was left out: ${asText(group.value)?.slice(0, 80) ?? ''}`);
        return [];
      default: {
        // The short form: names of categories with their items.
        const pairs = Object.entries(group).filter(([, items]) => Array.isArray(items) || typeof items === 'object');
        if (group.type === undefined && pairs.length > 0)
          return pairs.flatMap(([name, items]) => convertCategory({ items }, name, sidebar));
        note(`An item of the sidebar "${sidebar}" of the type "${String(group.type)}" was left out.`);
        return [];
      }
    }
  };

  const convertCategory = (group: Json, label: string, sidebar: string): SidebarItemInput[] => {
    const link = asGroup(group.link);
    const linked = link.type === 'doc' ? pageOf(asText(link.id) ?? '') : undefined;
    const first = linked === undefined ? [] : placeDoc(linked, undefined, sidebar);
    const inner = Array.isArray(group.items) ? asList(group.items) : [group.items];
    const items = [...first, ...inner.flatMap((each) => convert(each, sidebar))];
    if (items.length === 0) {
      note(`The category "${label}" of the sidebar "${sidebar}" has no docs left and was left out.`);
      return [];
    }
    const isGenerated = link.type === 'generated-index';
    const written = asText(link.slug);
    let slug: string | undefined;
    if (isGenerated) {
      const usual = written ?? `/category/${oldSlugs.slug(label)}`;
      const oldRoute = joinPath(version.instance.route, version.part, usual);
      const base = slugOf(/\/category\/(.+)$/.exec(written ?? '')?.[1] ?? written ?? label) || 'category';
      slug = base;
      for (let number = 2; slugs.has(`${root} ${slug}`); number += 1) slug = `${base}-${number}`;
      slugs.add(`${root} ${slug}`);
      categories.set(oldRoute, joinPath(root, 'category', slug));
    }
    const description = asText(link.description) ?? asText(group.description);
    const key = `sidebar.${sidebar}.category.${asText(group.key) ?? label}`;
    return [
      {
        category: translate(label, key),
        ...(slug === undefined ? {} : { slug }),
        ...(description === undefined
          ? {}
          : { description: translate(description, `${key}.link.generated-index.description`) }),
        items,
      },
    ];
  };

  const sidebars: Record<string, SidebarOutput> = {};
  const names = new Map<string, string>();
  for (const [old, items] of Object.entries(input.sidebars)) {
    const list = Array.isArray(items) ? asList(items) : [items];
    const converted = list.flatMap((item) => convert(item, old));
    if (converted.length === 0) {
      note(`The sidebar "${old}" has no docs and was left out.`);
      continue;
    }
    const name = sidebarName(old, taken);
    taken.add(name);
    names.set(old, name);
    sidebars[name] = {
      label: labels.get(old) ?? inWords(old.replace(/sidebar$/i, '').replace(/([a-z])([A-Z])/g, '$1 $2') || 'Docs'),
      items: converted,
    };
  }
  return { sidebars, names, categories, generated, entries };
}

/** The first doc of a list of items, in reading order. */
export function firstDoc(items: readonly SidebarItemInput[]): string | undefined {
  for (const item of items) {
    if (typeof item === 'string') return item;
    if ('doc' in item) return item.doc;
    if ('items' in item) {
      const found = firstDoc(item.items);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
