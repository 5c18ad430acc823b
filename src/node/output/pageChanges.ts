import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextKeys } from '../../model/navigation/seedTexts';
import { fileStamp } from '../files/fileStamp';
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
  /** What decides of that besides the text: where that and the text are as they were, the outcome is. */
  decidedBy: (name: string) => string;
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

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** Where the data of a page are, where it has some; an error page keeps its suffix in the data's path. */
function dataFile(name: string, folder: string): string {
  const address = name.endsWith('404.html') ? name : path.posix.dirname(name);
  return path.join(folder, 'page-data', address === '.' ? 'index' : address, 'page-data.json');
}

/** A page with its data, and with what its code will ask for named in its head. */
function withOwnFiles({ folder, site, parts, keys }: Source, name: string, html: string): string {
  const file = dataFile(name, folder);
  if (!existsSync(file)) return html;
  const data = readFileSync(file, 'utf8');
  const scripts = parts[templateOf(data) ?? ''] ?? [];
  const named = addPreloads(
    html,
    scripts.map((script) => `${site.base}/${script}`),
  );
  return inlinePageData(named, data, site.base, keys);
}

/** Plans what pages and their data get: the common styles, their data, what they load named in their head; data the code's mark. */
export function planPageChanges(source: Source): PageChanges {
  const { folder, site, pages, blocks, build, parts, keys } = source;
  const common = digestOf(JSON.stringify([build, parts, site.base, keys]));
  const styles = new Map([...new Set(blocks.values())].map((css) => [css, digestOf(css)]));
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
    decidedBy: (name) => {
      if (!sizes.has(name)) return build;
      return [common, styles.get(blocks.get(name) ?? ''), fileStamp(dataFile(name, folder))].join();
    },
  };
}
