import type { Nodes } from 'hast';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { textIn, originIn, localizedPath } from '../../../model/site/locale';
import { withBase } from '../../../model/site/path';
import { longDate } from '../../../model/text/date';
import { BUILD_CACHE, createFileCache } from '../../../node/cache/fileCache';
import type { LoadedSite } from '../../../node/content/loadSite';
import { findChromium } from '../../../node/files/findChromium';
import { localesOf } from '../../../node/site/readSite';
import type { PdfPart } from './findPart';
import { pdfHtml } from './pdfHtml';
import { printPage } from './printPage';
import { readEntries, type PdfEntry } from './readEntries';
import { readPdf, type ReadPdf } from './readPdf';

const HELP = [
  'A PDF needs Chromium or Chrome 131 or newer, and none was found. Do one of these:',
  '  apt-get install -y chromium            (Debian and Ubuntu, as root)',
  '  export BROWSER_PATH=/path/to/chrome    (a Chromium or Chrome that you have)',
  'Or remove "pdf" from site.yaml.',
].join('\n');

/** Printing with the page numbers of the last time changes none of them, unless the contents have got longer. */
const MAX_ROUNDS = 4;
/** The share of a page's words that styles may hide on paper, as those of calculators do. */
const HIDDEN_SHARE = 0.1;
/** Shorter words are in every text. */
const WORD = /[\p{L}\p{N}]{4,}/gu;

/** Letters and digits alone, as the lines and ligatures of a PDF do not change them. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll('\u00ad', '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const textsIn = (node: Nodes): string[] =>
  'children' in node ? node.children.flatMap(textsIn) : node.type === 'text' ? [node.value] : [];

/** Returns one sentence for each link of a PDF that leads nowhere, and for each page whose text is not whole in it. */
export function checkPdf(entries: readonly PdfEntry[], { texts, places, links }: ReadPdf): string[] {
  const dead = [...new Set(links)]
    .filter((name) => !places.has(name))
    .map((name) => `A link leads to "${name}", which is no place in the file.`);
  const incomplete = entries.flatMap(({ id, title, content }, index) => {
    const start = places.get(id) ?? 1;
    const end = places.get(entries[index + 1]?.id ?? '') ?? texts.length;
    const printed = lettersOf(texts.slice(start - 1, end).join(''));
    const words = textsIn(content).flatMap((text) => text.replaceAll('\u00ad', '').match(WORD) ?? []);
    const missing = words.filter((word) => !printed.includes(lettersOf(word)));
    return missing.length <= words.length * HIDDEN_SHARE
      ? []
      : [`"${title}" lacks ${missing.length} words: ${missing.slice(0, 5).join(', ')}`];
  });
  return [...dead, ...incomplete];
}

interface PdfOrder {
  part: PdfPart;
  locale: string;
  loaded: LoadedSite;
  /** Folder of the built site. */
  output: string;
  /** The file to write. */
  target: string;
  /** Receives what is wrong with the file. */
  warn: (text: string) => void;
}

/**
 * Makes the PDF of a part from the built site. A file that the same pages have made before is used again.
 * @throws where there is no Chromium, and for a part without pages
 */
export async function makePdf({ part, locale, loaded, output, target, warn }: PdfOrder): Promise<void> {
  const { site, own, codes, textsOf } = loaded;
  const [defaultCode = ''] = codes;
  const origin = originIn({ url: site.url, locales: localesOf(site) }, locale);
  const urlOf = (sitePath: string) => origin + withBase(localizedPath(sitePath, locale, defaultCode), own.baseUrl);
  const text = readEntries({ items: part.items, loaded, output, locale, urlOf });
  const label = textIn(part.label, locale, defaultCode);
  if (text.entries.length === 0) throw new Error(`"${label}" has no pages in the language "${locale}".`);
  const title = {
    site: site.title,
    part: label,
    lang: site.locales.find(({ code }) => code === locale)?.htmlLang ?? locale,
    current: textsOf(locale, 'pdf').current ?? '',
    url: urlOf(part.path ?? '/'),
    contents: textsOf(locale, 'pdf').contents ?? '',
  };
  const today = longDate(new Date().toISOString().slice(0, 10), locale);
  const made = textsOf(locale, 'pdf').made?.replace('{{date}}', today) ?? '';
  // Without the day, so that the file stays the same while its pages do.
  const digest = createHash('sha256')
    .update(pdfHtml(text, { ...title, made: '' }, new Map()))
    .digest('hex');
  await createFileCache(BUILD_CACHE).place(path.join('pdf', `${digest}.pdf`), target, async (file) => {
    const browser = findChromium();
    if (browser === undefined) throw new Error(HELP);
    const folder = await mkdtemp(path.join(tmpdir(), 'pdf-'));
    try {
      const print = (numbers: ReadonlyMap<string, number>) =>
        printPage(pdfHtml(text, { ...title, made }, numbers), path.resolve(file), folder, {
          browser,
          output,
          base: own.baseUrl,
        });
      const read = await printNumbered(print, () => readPdf(file));
      for (const problem of checkPdf(text.entries, read)) warn(`${path.basename(target)}: ${problem}`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** Prints until the contents have the numbers of the pages: the first time there are none. */
async function printNumbered(
  print: (numbers: ReadonlyMap<string, number>) => Promise<void>,
  read: () => Promise<ReadPdf>,
): Promise<ReadPdf> {
  let numbers: ReadonlyMap<string, number> = new Map();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await print(numbers);
    const printed = await read();
    if ([...printed.places].every(([name, page]) => numbers.get(name) === page)) return printed;
    numbers = printed.places;
  }
  throw new Error('The page numbers of the contents change with each printing.');
}
