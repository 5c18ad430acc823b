import { createHash } from 'node:crypto';
import { readKeptJson, writeKeptJson } from '../files/keptFile';
import { mergeStyleBlocks } from '../html/mergeStyleBlocks';
import type { SurveyedPage } from './surveyPages';

/** Maximum number of different style blocks. Fewer cost bytes on pages, more cost a hash each in every response. */
const MAX_BLOCKS = 7;
/** Maximum numbers of different inline scripts and styles: some hosts cut the header at 2,000 characters. */
const MAX_HASHES = { script: 8, style: 16 } as const;

/** The inline code of all pages, each once. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
  frames: string[];
  /** One text per error. */
  findings: string[];
  /** The style block that each page will contain, by file name. */
  blocks: Map<string, string>;
}

/** The original blocks of pages before merging: merging a page that the next build keeps needs them again. */
interface BlockRecord {
  /** Digests of a page's merged block and its original one, by file name. */
  pages: Record<string, [given: string, own: string]>;
  /** Original blocks by digest. */
  blocks: Record<string, string>;
}

const digestOf = (css: string) => createHash('sha256').update(css).digest('base64');

function readRecord(file: string): BlockRecord {
  return (readKeptJson(file) as BlockRecord | undefined) ?? { pages: {}, blocks: {} };
}

/** Chooses the merged style blocks, see `mergeStyleBlocks`. */
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
  writeKeptJson(recordFile, record);
  return chosen;
}

/** Collects items, with a few of the pages that have each. */
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

/** Collects the inline code of pages and merges their style blocks; `recordFile` keeps the original ones. */
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
