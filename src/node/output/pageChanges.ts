import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextKeys } from '../../model/navigation/seedTexts';
import { inlinePageData, markPageData } from './pageData';
import { addPreloads, templateOf } from './preloads';
import type { PublishedSite } from './publishedSite';
import { finishHtml, type SurveyedPage } from './surveyPages';

/** What pages and their data get once all of the site is known. */
interface PageChanges {
  /** Bytes that pages will have, by name. */
  sizes: ReadonlyMap<string, number>;
  /** The text that a page or the data of one is to have. */
  change: (name: string, text: string) => string;
}

interface Source {
  /** The output folder. */
  folder: string;
  site: Pick<PublishedSite, 'base'>;
  pages: readonly SurveyedPage[];
  /** The styles that pages are to have, by name. */
  blocks: ReadonlyMap<string, string>;
  /** Gatsby's digest of the bundle. */
  build: string;
  /** The scripts of each part of the bundle, by its name. */
  parts: Readonly<Record<string, readonly string[]>>;
  /** The keys of texts that the bundle has. */
  keys: TextKeys;
}

/** The data of a page, where it has some; an error page keeps its suffix in the data's path. */
function dataOf(name: string, folder: string): string | undefined {
  const address = name.endsWith('404.html') ? name : path.posix.dirname(name);
  const file = path.join(folder, 'page-data', address === '.' ? 'index' : address, 'page-data.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** A page with its data, and with what its code will ask for named in its head. */
function withOwnFiles({ folder, site, parts, keys }: Source, name: string, html: string): string {
  const data = dataOf(name, folder);
  if (data === undefined) return html;
  const scripts = parts[templateOf(data) ?? ''] ?? [];
  const named = addPreloads(
    html,
    scripts.map((script) => `${site.base}/${script}`),
  );
  return inlinePageData(named, data, site.base, keys);
}

/** Plans what pages and their data get: the common styles, their data, what they load named in their head; data the code's mark. */
export function planPageChanges(source: Source): PageChanges {
  const { pages, blocks, build } = source;
  const sizes = new Map(
    pages.map(({ name, size }) => [name, size + Buffer.byteLength(blocks.get(name) ?? '')] as const),
  );
  return {
    sizes,
    change: (name, text) => {
      if (name.endsWith('/page-data.json')) return markPageData(text, build);
      if (!sizes.has(name)) return text;
      return withOwnFiles(source, name, finishHtml(text, blocks.get(name)));
    },
  };
}
