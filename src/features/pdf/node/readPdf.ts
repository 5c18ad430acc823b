import { safeDecode } from '../../../model/site/path';

/** A document as paper shows it. */
export interface ShownDocument {
  /** The text nodes of each entry, by the id of its heading. Nothing interrupts one but the end of a page. */
  entries: readonly { id: string; texts: readonly string[] }[];
  /** The ids that its links lead to, as they are encoded in addresses. */
  targets: readonly string[];
}

/** The content of a PDF as its readers find it. */
export interface PdfContent {
  /** Page numbers, from 1, by the ids that links within the file lead to. */
  numbers: ReadonlyMap<string, number>;
  /** Text of each page. */
  texts: readonly string[];
  /** The links of all pages: an id of the file, or a URL. */
  links: readonly { dest?: string; url?: string }[];
}

export async function readPdf(data: Uint8Array): Promise<PdfContent> {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(data);
  type Reference = Parameters<typeof pdf.getPageIndex>[0];
  const numbers = new Map<string, number>();
  for (const [name, [page]] of Object.entries((await pdf.getDestinations()) as Record<string, [Reference]>))
    numbers.set(safeDecode(name), (await pdf.getPageIndex(page)) + 1);
  const texts: string[] = [];
  const links: PdfContent['links'][number][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    for (const { dest, url } of (await page.getAnnotations()) as PdfContent['links'])
      links.push(dest === undefined ? { url } : { dest: safeDecode(dest) });
  }
  await pdf.loadingTask.destroy();
  return { numbers, texts, links };
}

/** Characters that a PDF keeps as they are written: other scripts join letters, and `-` may be that of a broken line. */
const UNCOMPARED = /[^\p{N}\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Han}\p{scx=Kana}\p{scx=Hangul}]|\p{M}/gu;
const MAX_QUOTED = 80;

const lettersOf = (text: string) => text.normalize('NFKC').toUpperCase().replace(UNCOMPARED, '');

/** True where the pages have a text, which may continue on the next page. */
const hasText = (pages: readonly string[], text: string) =>
  pages.some((page, index) => {
    const next = pages[index + 1] ?? '';
    const isSplit = (_: string, at: number) => page.includes(text.slice(0, at)) && next.includes(text.slice(at));
    return page.includes(text) || Array.from(text).some(isSplit);
  });

/** Returns what a file lacks, a line each: the first text of an entry that is not on its pages, and targets of links. */
export function findLosses({ numbers, texts, links }: PdfContent, { entries, targets }: ShownDocument): string[] {
  const pages = texts.map(lettersOf);
  const lost = entries.flatMap(({ id, texts: wanted }, index) => {
    const first = numbers.get(id) ?? Infinity;
    const own = pages.slice(first - 1, numbers.get(entries[index + 1]?.id ?? ''));
    const missing = wanted.find((text) => !hasText(own, lettersOf(text)));
    return missing === undefined ? [] : [`${id} lacks "${missing.trim().slice(0, MAX_QUOTED)}"`];
  });
  const dead = [...targets.map(safeDecode), ...links.flatMap(({ dest }) => dest ?? [])].filter(
    (target) => !numbers.has(target),
  );
  return [...lost, ...Array.from(new Set(dead), (target) => `A link leads to ${target}, which is not in it`)];
}
