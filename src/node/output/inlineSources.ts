import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mergeStyleBlocks } from '../html/mergeStyleBlocks';
import type { SurveyedPage } from './surveyPages';

/** How many blocks of styles all pages have together. Fewer cost pages bytes, more cost every answer a hash. */
const MAX_BLOCKS = 6;
/** How many different inline scripts and styles the header has room for: some hosts end it at 2,000 characters. */
const MAX_HASHES = { script: 8, style: 16 } as const;

/** What pages have inline, over all pages, each once. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
  frames: string[];
  /** One text per fault. */
  findings: string[];
  /** The block of styles that each page is to have, by the name of its file. */
  blocks: Map<string, string>;
}

/**
 * The blocks that pages had before those of several kinds were made one: a page that the next build leaves as it is
 * has the common block, and the same blocks are to be made of the same pages again.
 */
interface BlockRecord {
  /** Digests of the block that a page was given and of its own, by the name of its file. */
  pages: Record<string, [given: string, own: string]>;
  /** Pages' own blocks by digest. */
  blocks: Record<string, string>;
}

const digestOf = (css: string) => createHash('sha256').update(css).digest('base64');

function readRecord(file: string): BlockRecord {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BlockRecord) : { pages: {}, blocks: {} };
}

/** Chooses the blocks of styles that pages have together, see `mergeStyleBlocks`. */
function chooseBlocks(pages: readonly SurveyedPage[], recordFile: string): Map<string, string> {
  const last = readRecord(recordFile);
  const own = new Map<string, string>();
  for (const { name, styles } of pages) {
    if (styles === undefined) continue;
    const [given, before = ''] = last.pages[name] ?? [];
    own.set(name, (given === digestOf(styles) ? last.blocks[before] : undefined) ?? styles);
  }
  const counted = new Map<string, number>();
  for (const css of own.values()) counted.set(css, (counted.get(css) ?? 0) + 1);
  const merged = mergeStyleBlocks(counted, MAX_BLOCKS);
  const chosen = new Map([...own].map(([name, css]) => [name, merged.get(css) ?? css]));
  const record: BlockRecord = {
    pages: Object.fromEntries(
      [...own].map(([name, css]) => [name, [digestOf(chosen.get(name) ?? css), digestOf(css)]]),
    ),
    blocks: Object.fromEntries([...counted.keys()].map((css) => [digestOf(css), css])),
  };
  mkdirSync(path.dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, JSON.stringify(record));
  return chosen;
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
 * Gathers what the pages have inline, and gives them few blocks of styles together.
 * @param recordFile where the pages' own blocks are kept from build to build
 */
export function collectInlineSources(pages: readonly SurveyedPage[], recordFile: string): InlineSources {
  const blocks = chooseBlocks(pages, recordFile);
  const [scripts, styles, attributes] = [new Finds(), new Finds(), new Finds()];
  const frames = new Set<string>();
  for (const { name, path: page, inline } of pages) {
    const block = blocks.get(name);
    inline.scripts.forEach((text) => scripts.add(text, page));
    inline.styles.forEach((text) => styles.add(text, page));
    if (block !== undefined) styles.add(block, page);
    inline.attributes.forEach((attribute) => attributes.add(attribute, page));
    inline.frames.forEach((origin) => frames.add(origin));
  }
  const findings = [
    ...tooMany('script', scripts),
    ...tooMany('style', styles),
    ...attributes.all.map(
      (name) =>
        `the attribute "${name}", which the Content-Security-Policy forbids\n  on ${attributes.where(name)}\n` +
        '  Give the element a class, or listen to it in a module of src/islands.',
    ),
  ];
  return { scripts: scripts.all, styles: styles.all, frames: [...frames].sort(), findings, blocks };
}
