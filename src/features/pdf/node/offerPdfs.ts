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
    const files: { path: string }[] = [];
    for (const { of, locales = loaded.codes } of loaded.site.pdf ?? [])
      for (const locale of locales) {
        const part = findPart(of, allSidebars(loaded));
        const file = localizedPath(pdfFile(of), locale, loaded.codes[0] ?? '');
        if (part === undefined) continue;
        await makePdf({ part, locale, loaded, output }, path.join(output, file)).catch((error: unknown) =>
          reporter.panic(`${file} was not made.\n\n${String(error)}`),
        );
        files.push({ path: file });
      }
    return { files };
  },
});
