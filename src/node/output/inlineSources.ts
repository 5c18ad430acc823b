import { readFileSync, writeFileSync } from 'node:fs';
import { readInlineParts } from './serving/inlineParts';
import { mergeStyleBlocks, type StyleBlock } from './serving/mergeStyleBlocks';

/** The styles that a page uses, as the server writes them. */
const PAGE_STYLES = /<style data-emotion="css ([^"]*)">([\s\S]*?)<\/style>/;
/** Gatsby's list of the code of each template, by which its own router fetches code ahead; the site's needs none. */
const CHUNK_MAP = /\s*<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/;
/** How many blocks of styles all pages have together. Fewer cost pages bytes, more cost every answer a hash. */
const MAX_BLOCKS = 8;
/** How many different inline scripts and styles the header has room for: some hosts end it at 2,000 characters. */
const MAX_HASHES = { script: 8, style: 16 } as const;

/** What pages have inline, over all pages, each once. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
  frames: string[];
  /** One text per fault. */
  faults: string[];
}

function styleBlocks(files: readonly string[]): (StyleBlock & { pages: number })[] {
  const blocks = new Map<string, StyleBlock & { pages: number }>();
  for (const file of files) {
    const [, ids = '', css = ''] = PAGE_STYLES.exec(readFileSync(file, 'utf8')) ?? [];
    if (css === '') continue;
    const block = blocks.get(css) ?? { ids: ids.split(' '), css, pages: 0 };
    blocks.set(css, { ...block, pages: block.pages + 1 });
  }
  return [...blocks.values()];
}

/** The first pages that have something, under what they have. */
class Finds {
  private readonly pages = new Map<string, string[]>();

  add(what: string, page: string): void {
    this.pages.set(what, [...(this.pages.get(what) ?? []).slice(0, 2), page]);
  }

  get all(): string[] {
    return [...this.pages.keys()];
  }

  where(what: string): string {
    return (this.pages.get(what) ?? []).join(', ');
  }
}

function tooMany(kind: 'script' | 'style', finds: Finds): string[] {
  const { all } = finds;
  if (all.length <= MAX_HASHES[kind]) return [];
  return [
    `${all.length} different inline ${kind}s, of which the Content-Security-Policy has room for ${MAX_HASHES[kind]}\n` +
      `  on ${finds.where(all.at(-1) ?? '')}, and others\n` +
      `  Put what differs from page to page into an attribute, so that one ${kind} serves all pages.`,
  ];
}

/**
 * Gives the pages few blocks of styles together, takes out what nobody reads, and gathers what they have inline.
 * @param files the HTML files of the pages
 * @param pathOf the path of the page that a file is
 */
export function collectInlineSources(files: readonly string[], pathOf: (file: string) => string): InlineSources {
  const merged = mergeStyleBlocks(styleBlocks(files), MAX_BLOCKS);
  const [scripts, styles, attributes] = [new Finds(), new Finds(), new Finds()];
  const frames = new Set<string>();
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const shown = html.replace(CHUNK_MAP, '').replace(PAGE_STYLES, (whole, _ids: string, css: string) => {
      const block = merged.get(css);
      return block === undefined || block.css === css
        ? whole
        : `<style data-emotion="css ${block.ids.join(' ')}">${block.css}</style>`;
    });
    if (shown !== html) writeFileSync(file, shown);
    const parts = readInlineParts(shown);
    const page = pathOf(file);
    parts.scripts.forEach((text) => scripts.add(text, page));
    parts.styles.forEach((text) => styles.add(text, page));
    parts.attributes.forEach((name) => attributes.add(name, page));
    parts.frames.forEach((origin) => frames.add(origin));
  }
  const faults = [
    ...tooMany('script', scripts),
    ...tooMany('style', styles),
    ...attributes.all.map(
      (name) =>
        `the attribute "${name}", which the Content-Security-Policy forbids\n  on ${attributes.where(name)}\n` +
        '  Give the element a class, or listen to it in a module of src/islands.',
    ),
  ];
  return { scripts: scripts.all, styles: styles.all, frames: [...frames].sort(), faults };
}
