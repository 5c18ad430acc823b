import path from 'node:path';
import { localizedPath } from '../../../model/site/locale';
import { allSidebars } from '../../../node/content/loadSite';
import { defineStep } from '../../../node/output/buildStep';
import { findPart, pdfFile } from './findPart';
import { makePdf } from './makePdf';

/** Makes the PDFs that `site.yaml` offers. */
export const offerPdfs = defineStep({
  name: 'make PDFs',
  run: async ({ loaded, output, reporter }) => {
    const { site, codes } = loaded;
    const written: string[] = [];
    for (const { of, locales = codes } of site.pdf ?? []) {
      const part = findPart(of, allSidebars(loaded));
      if (part === undefined) continue;
      for (const locale of locales) {
        const file = localizedPath(pdfFile(of), locale, codes[0] ?? '');
        const order = { part, locale, loaded, output, target: path.join(output, file), warn: reporter.warn };
        await makePdf(order).catch((error: unknown) => reporter.panic(`${file} was not made.\n\n${String(error)}`));
        written.push(file);
      }
    }
    return { written };
  },
});
