import { z } from 'zod';
import { defineFeature, type FeatureSite } from '../../extend';
import { localizedPath, textIn } from '../../model/site/locale';
import { strict } from '../../node/schema/strict';
import { findPart, pdfFile } from './node/findPart';
import { pdfRules } from './node/pdfRules';

const TEXTS = { pdf: ['contents', 'current', 'download', 'made'] } as const;

const offered = strict({
  of: z
    .string()
    .meta({ title: 'name of a sidebar, or path of a category' })
    .describe('The part of the site: a sidebar of `sidebars.yaml`, or a category.'),
  locales: z.array(z.string()).optional().describe('The languages of the files; all without it.'),
});

declare module '../../extend' {
  interface FeatureSettings {
    pdf?: z.output<typeof offered>[] | undefined;
  }
  interface FeaturePageData {
    pdf: PdfLink[];
  }
}

declare module '../../model/site/textKeys' {
  interface FeatureTexts {
    pdf: (typeof TEXTS.pdf)[number];
  }
}

interface PdfLink {
  /** Path of the file, with its locale. */
  path: string;
  label: string;
}

/** The site on paper: a PDF of a sidebar or a category, as a command and for readers. */
export const pdf = defineFeature({
  name: 'pdf',
  isOn: ({ site }) => site.pdf !== undefined,
  settings: { pdf: z.array(offered).optional().describe('PDFs that the build makes and pages offer.') },
  texts: TEXTS,
  pageData: ({ site, codes: [defaultCode = ''], textsOf }: FeatureSite, locale, { sidebars }) => {
    const pages = new Map<string, { data: PdfLink[] }>();
    for (const { of, locales = [locale] } of site.pdf ?? []) {
      const part = findPart(of, sidebars);
      if (part?.page === undefined || !locales.includes(locale)) continue;
      const label = textsOf(locale, 'pdf').download?.replace('{{part}}', textIn(part.label, locale, defaultCode)) ?? '';
      const link = { path: localizedPath(pdfFile(of), locale, defaultCode), label };
      pages.set(part.page, { data: [...(pages.get(part.page)?.data ?? []), link] });
    }
    return pages;
  },
  slots: { titleBottom: 'components/PdfLinks' },
  checks: [pdfRules],
  // The pages link to the files, so the files are there before the links are checked.
  outputNames: ({ pdf: offers = [] }) => offers.map(({ of }) => pdfFile(of)),
  output: [{ after: 'wait for pictures', load: async () => (await import('./node/offerPdfs')).offerPdfs }],
  commands: { pdf: async () => (await import('./node/pdfCommand')).pdfCommand },
});
