import { z } from 'zod';
import { defineFeature } from '../../extend';
import { localizedPath, textIn } from '../../model/site/locale';
import { strict } from '../../node/schema/strict';
import { findPart, pdfFile } from './node/findPart';
import { pdfRules } from './node/pdfRules';
import texts from '../../texts/en/pdf.json';

const offered = strict({
  of: z
    .string()
    .meta({ title: 'name of a sidebar, or path of a category' })
    .describe('The part of the site: a sidebar of `sidebars.yaml`, or a category.'),
  locales: z.array(z.string()).optional().describe('The languages of the files; all without it.'),
});

interface PdfLink {
  /** Path of the file, with its locale. */
  path: string;
  label: string;
}

const settings = { pdf: z.array(offered).optional().describe('PDFs that the build makes and pages offer.') };

declare module '../../model/site/features' {
  interface Features {
    pdf: { settings: typeof settings; texts: { pdf: typeof texts }; pageData: PdfLink[] };
  }
}

/** The site on paper: a PDF of a sidebar or a category, as a command and for readers. */
export const pdf = defineFeature({
  name: 'pdf',
  isOn: ({ site }) => site.pdf !== undefined,
  settings,
  texts: { pdf: texts },
  rules: [pdfRules],
  setup({ site: { pdf: all = [] }, codes: [defaultCode = ''], textsOf }, add) {
    add.slot('titleBottom', 'components/PdfLinks');
    add.data({
      pages: (locale, { sidebars }) => {
        const pages = new Map<string, { data: PdfLink[] }>();
        for (const { of, locales = [locale] } of all) {
          const part = findPart(of, sidebars);
          if (part?.page === undefined || !locales.includes(locale)) continue;
          const text = textsOf(locale, 'pdf').download ?? '';
          const label = text.replace('{{part}}', textIn(part.label, locale, defaultCode));
          const link = { path: localizedPath(pdfFile(of), locale, defaultCode), label };
          pages.set(part.page, { data: [...(pages.get(part.page)?.data ?? []), link] });
        }
        return pages;
      },
    });
    // The pages link to the files, so the files are there before the links are checked.
    add.step({
      after: 'wait for pictures',
      load: async () => (await import('./node/offerPdfs')).offerPdfs,
      writes: all.map(({ of }) => pdfFile(of)),
    });
  },
  commands: { pdf: async () => (await import('./node/pdfCommand')).pdfCommand },
});
