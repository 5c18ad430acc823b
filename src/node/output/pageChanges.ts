import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
  site: Pick<PublishedSite, 'codes' | 'pathOf' | 'base'>;
  pages: readonly SurveyedPage[];
  /** The styles that pages are to have, by name. */
  blocks: ReadonlyMap<string, string>;
  /** Gatsby's digest of the bundle. */
  build: string;
  /** The scripts of each part of the bundle, by its name. */
  parts: Readonly<Record<string, readonly string[]>>;
}

/** The data of the locales' not-found pages by the name of the page, marked with the code that they are for. */
function readNotFoundData({ folder, site, build }: Source): Map<string, string> {
  return new Map(
    site.codes.flatMap((code) => {
      const page = path.posix.join(site.pathOf('/', code), '404.html').slice(1);
      const file = path.join(folder, 'page-data', page, 'page-data.json');
      return existsSync(file) ? [[page, markPageData(readFileSync(file, 'utf8'), build)] as const] : [];
    }),
  );
}

/** A page with what its code will ask for named in its head; one without data of its own as it is. */
function withPreloads({ folder, site, parts }: Source, name: string, html: string): string {
  const address = path.posix.dirname(name);
  const data = path.posix.join('page-data', address === '.' ? 'index' : address, 'page-data.json');
  const file = path.join(folder, data);
  const template = existsSync(file) ? templateOf(readFileSync(file, 'utf8')) : undefined;
  const scripts = parts[template ?? ''];
  if (scripts === undefined) return html;
  const addressOf = (each: string) => `${site.base}/${each}`;
  return addPreloads(html, { data: addressOf(data), scripts: scripts.map(addressOf) });
}

/** Plans what pages and their data get: the common styles, what they load named in their head, the not-found pages their data, data the code's mark. */
export function planPageChanges(source: Source): PageChanges {
  const { pages, blocks, build } = source;
  const notFound = readNotFoundData(source);
  const sizes = new Map(
    pages.map(({ name, size }) => [name, size + Buffer.byteLength(blocks.get(name) ?? '')] as const),
  );
  return {
    sizes,
    change: (name, text) => {
      if (name.endsWith('/page-data.json')) return markPageData(text, build);
      if (!sizes.has(name)) return text;
      const html = finishHtml(text, blocks.get(name));
      const data = notFound.get(name);
      return data === undefined ? withPreloads(source, name, html) : inlinePageData(html, data);
    },
  };
}
