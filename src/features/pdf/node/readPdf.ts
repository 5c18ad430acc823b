import { readFileSync } from 'node:fs';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';

type PageReference = Parameters<PDFDocumentProxy['getPageIndex']>[0];

/** The facts of a PDF by which it is checked. */
export interface ReadPdf {
  /** Text of each page. */
  texts: readonly string[];
  /** Page numbers, from 1, by the names of the places that links lead to. */
  places: ReadonlyMap<string, number>;
  /** Names of the places that its links name. */
  links: readonly string[];
  /** Addresses of its other links. */
  urls: readonly string[];
  /** Titles of the top level of the outline. */
  outline: readonly string[];
  lang: string | undefined;
  /** True for a file that screen readers can read by its structure. */
  isTagged: boolean;
}

/** Reads a PDF; its library loads here, because only builds that make a file need it. */
export async function readPdf(file: string): Promise<ReadPdf> {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  const texts: string[] = [];
  const links: string[] = [];
  const urls: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    for (const { dest, url } of (await page.getAnnotations()) as { dest?: string; url?: string }[]) {
      if (dest !== undefined) links.push(dest);
      if (url !== undefined) urls.push(url);
    }
  }
  const places = new Map<string, number>();
  for (const [name, [page]] of Object.entries(await pdf.getDestinations()) as [string, [PageReference]][])
    places.set(name, (await pdf.getPageIndex(page)) + 1);
  const outline = ((await pdf.getOutline()) ?? []).map(({ title }) => title);
  const isTagged = (await pdf.getMarkInfo())?.Marked === true;
  const { info } = (await pdf.getMetadata()) as { info: { Language?: string } };
  await pdf.loadingTask.destroy();
  return { texts, places, links, urls, outline, lang: info.Language, isTagged };
}
