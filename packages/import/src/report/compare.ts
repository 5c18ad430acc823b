import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { joinPath } from '../core';
import { addressIn } from '../docusaurus/oldAddresses';
import { readPageFile } from '../docusaurus/sourceFiles';
import type { EntryKind, ReportEntry } from '../markdown/reportEntry';
import { missingWords } from '../markdown/visibleWords';
import type { ImportPlan } from '../plan';
import { FACT_KINDS, factsOfHtml, factsOfMarkdown, plainAnchor, type FactKind, type PageFacts } from './pageFacts';

/** What became of the parts of a kind. */
interface Row {
  all: number;
  lost: number;
}

/** An independent comparison of the old and the new site. */
export interface Comparison {
  rows: Record<FactKind | 'addresses', Row>;
  /** The pages with the most differences first. */
  pages: { from: string; to: string; address: string; route: string; lost: number }[];
  /** Whether the old pages, and the new ones, were read as built. */
  hasOldBuild: boolean;
  isBuilt: boolean;
}

/** Signs of markup that readers see as text. */
const RAW_SIGNS =
  /\{:?\s*[.#][\w-]+[^{}\n]*\}|\[\[[^[\]\n]+\]\]|<\/?(?:details|summary|div|span|img|table|iframe|video)\b|^\s*:{3,}.*$|-{1,}8<-{1,}|^!!! \w+|^=== "|\{%.*?%\}|\uFFFD|(?![\t\n\f\r])\p{Cc}/mu;
const MOST_SHOWN = 5;
/** The entries of an import that already report a missing part. */
const REPORTED: Partial<Record<FactKind, EntryKind[]>> = { links: ['link-lost'], images: ['image-missing'] };
/** The entries each of which says that a part is lost, so that it counts as lost whatever the comparison finds. */
export const LOSSES = {
  addresses: ['address-lost', 'syntax'],
  anchors: ['anchor-lost'],
  links: ['link-lost', 'link-anchor'],
  images: ['image-missing'],
  code: [],
} as const satisfies Partial<Record<FactKind | 'addresses', readonly EntryKind[]>>;

/** Returns the number of entries each of which says that a part of a kind is lost. */
export const toldLosses = (entries: readonly ReportEntry[], part: keyof typeof LOSSES): number => {
  const kinds: readonly EntryKind[] = LOSSES[part];
  return entries.filter(
    ({ kind, message }) =>
      (kinds.includes(kind) && !message.endsWith('the link was fixed.')) ||
      (part === 'code' && message.includes('shows code that is not a constant')),
  ).length;
};

const htmlOf = (folder: string, address: string): string | undefined => {
  const names = [joinPath(address, 'index.html'), `${joinPath(address)}.html`];
  const file = names.map((name) => path.join(folder, name)).find((each) => existsSync(each));
  return file === undefined ? undefined : readFileSync(file, 'utf8');
};

/** Reads the text of pages in code, which is no markup. */
const withoutCode = (text: string) =>
  text
    .replace(/^([ \t>]*)(`{3,}|~{3,})[\s\S]*?^[ \t>]*\2[`~]*[ \t]*$/gm, (all) => all.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`/g, '');

/** Returns the first sign of markup that readers would see, with its line. */
function rawSign(text: string): { sign: string; line: number } | undefined {
  // Directives and ids are markup of this site.
  const shown = withoutCode(text)
    .replace(/^[ \t>]*:{3,}(?:\w+(?:\[.*\])?)?[ \t]*$/gm, '')
    .replace(/^(#{1,6} .*?)\{#[^}]*\}[ \t]*$/gm, '$1')
    .replace(/^---\n[\s\S]*?\n---\n/, (head) => head.replace(/[^\n]/g, ''))
    .replace(/\\([\\`*_{}[\]<>|])/g, '$1');
  const found = RAW_SIGNS.exec(shown);
  if (found === null) return undefined;
  return { sign: found[0].trim().slice(0, 60), line: shown.slice(0, found.index).split('\n').length };
}

interface Folders {
  /** Folder of the old site's build. */
  built?: string | undefined;
  /** Folder of the new site's build. */
  newBuilt?: string | undefined;
}

/** Compares the files of the old site with the new pages, and reports what is missing, page by page. */
export function compareSites(plan: ImportPlan, { built, newBuilt }: Folders): Comparison & { entries: ReportEntry[] } {
  const rows = Object.fromEntries(
    [...FACT_KINDS, 'addresses' as const].map((kind) => [kind, { all: 0, lost: 0 }]),
  ) as Comparison['rows'];
  const pages: Comparison['pages'] = [];
  const entries: ReportEntry[] = [];
  const texts = new Map(plan.files.map((file) => [file.path, file.content]));
  for (const { file, name, to, address, route, isMdx, title, newTitle, oldAnchors, topLinks } of plan.pairs) {
    const text = texts.get(to);
    const oldHtml = built === undefined ? undefined : htmlOf(built, route);
    const newHtml = newBuilt === undefined ? undefined : htmlOf(newBuilt, address);
    const old: PageFacts =
      oldHtml === undefined ? factsOfMarkdown(readPageFile(file).text, title, isMdx) : factsOfHtml(oldHtml).facts;
    const now =
      newHtml === undefined
        ? factsOfMarkdown(typeof text === 'string' ? text : '', newTitle, true)
        : factsOfHtml(newHtml, 'new').facts;
    if (newHtml === undefined) now.anchors.push(...oldAnchors.map(plainAnchor));
    const place = { from: { file: name }, to: { file: to } };
    const missing = FACT_KINDS.flatMap((kind) => {
      let top = kind === 'links' ? topLinks : 0;
      const lost = missingWords(old[kind], now[kind]).filter((each) => !each.endsWith(' #') || (top -= 1) < 0);
      rows[kind].all += old[kind].length;
      rows[kind].lost += lost.length;
      return lost.length === 0 ? [] : [{ kind, lost }];
    });
    const lost = missing.reduce((sum, each) => sum + each.lost.length, 0);
    pages.push({ from: name, to, address, route, lost });
    // Readers see a link in place of an image of another site; the content has it.
    const reported = newHtml === undefined ? REPORTED : { ...REPORTED, images: ['image-missing', 'image-outside'] };
    const isReported = ({ kind, lost: list }: (typeof missing)[number]) =>
      list.length <=
      plan.entries.filter(({ kind: own, from }) => from.file === name && reported[kind]?.includes(own)).length;
    const unreported = missing.filter((each) => !isReported(each));
    if (unreported.length > 0) {
      const told = unreported.map(({ kind, lost: list }) => {
        const shown =
          kind === 'images' || kind === 'code'
            ? ''
            : ` (${list.slice(0, MOST_SHOWN).join(', ')}${list.length > MOST_SHOWN ? ' …' : ''})`;
        return `${list.length} ${kind}${shown}`;
      });
      entries.push({ kind: 'not-found', message: `Not found in the new page: ${told.join('; ')}.`, ...place });
    }
    const sign = typeof text === 'string' ? rawSign(text) : undefined;
    if (sign !== undefined)
      entries.push({
        kind: 'raw-sign',
        message: `Readers may see "${sign.sign}" as it is.`,
        from: place.from,
        to: { file: to, line: sign.line },
      });
  }
  const isReached = (address: string) =>
    addressIn(plan.newAddresses, address) !== undefined ||
    (newBuilt !== undefined && htmlOf(newBuilt, address) !== undefined);
  rows.addresses = {
    all: plan.oldAddresses.length,
    lost: plan.oldAddresses.filter((address) => !isReached(address)).length,
  };
  for (const kind of Object.keys(LOSSES) as (keyof typeof LOSSES)[]) {
    const reported = toldLosses(plan.entries, kind);
    const { all, lost } = rows[kind];
    rows[kind] = { all: Math.max(all, reported), lost: Math.max(lost, reported) };
  }
  pages.sort((a, b) => b.lost - a.lost);
  return { rows, pages, hasOldBuild: built !== undefined, isBuilt: newBuilt !== undefined, entries };
}
