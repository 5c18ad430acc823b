import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildCache } from '../../../node/environment';
import { localizedPath, originIn, textIn } from '../../../model/site/locale';
import { safeDecode, withBase, withoutBase } from '../../../model/site/path';
import { longDate } from '../../../model/text/date';
import { createFileCache } from '../../../node/cache/fileCache';
import type { LoadedSite } from '../../../node/content/loadSite';
import { localesOf } from '../../../node/site/readSite';
import type { PdfPart } from './findPart';
import { pdfHtml } from './pdfHtml';
import { describePrinter, printHtml } from './printHtml';
import { readEntries } from './readEntries';

/** Returns the name of a kept file: a digest of its document, the pictures that it shows, and what draws it. */
export async function keptName(source: string, { output, base }: { output: string; base: string }): Promise<string> {
  const hash = createHash('sha256')
    .update(source)
    .update(await describePrinter());
  for (const [, src = ''] of source.matchAll(/\s(?:src|poster)="([^"]+)"/g)) {
    const file = path.join(output, safeDecode(withoutBase(src, base) ?? ''));
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === true) hash.update(readFileSync(file));
  }
  return `${hash.digest('hex')}.pdf`;
}

/**
 * Makes the PDF of a part from the built site. A file that the same browser made of the same pages is used again.
 * @param output folder of the built site
 * @throws where there is no Chromium, and for a part without pages
 */
export async function makePdf(
  { part, locale, loaded, output }: { part: PdfPart; locale: string; loaded: LoadedSite; output: string },
  target: string,
): Promise<void> {
  const { site, own, codes, textsOf } = loaded;
  const [defaultCode = ''] = codes;
  const origin = originIn({ url: site.url, locales: localesOf(site) }, locale);
  const urlOf = (sitePath: string) => origin + withBase(localizedPath(sitePath, locale, defaultCode), own.baseUrl);
  const text = readEntries({ items: part.items, loaded, output, locale, urlOf });
  const label = textIn(part.label, locale, defaultCode);
  if (text.entries.length === 0) throw new Error(`"${label}" has no pages in the language "${locale}".`);
  const today = longDate(new Date().toISOString().slice(0, 10), locale);
  const title = {
    lang: site.locales.find(({ code }) => code === locale)?.htmlLang ?? locale,
    site: site.title,
    part: label,
    made: textsOf(locale, 'pdf').made?.replace('{{date}}', today) ?? '',
    current: textsOf(locale, 'pdf').current ?? '',
    url: urlOf(part.page ?? '/'),
    contents: textsOf(locale, 'pdf').contents ?? '',
  };
  const shown = { output, base: own.baseUrl };
  // Without the day, so that the file stays the same while its pages do.
  const source = pdfHtml(text, { ...title, made: '' }, new Map());
  const name = await keptName(source, shown);
  await createFileCache(buildCache()).place(path.join('pdf', name), target, (file) =>
    printHtml((numbers) => pdfHtml(text, title, numbers), file, shown),
  );
}
