import { z } from 'zod';
import { defineFeature, type PlannedSite } from '../../extend';
import { hiddenPaths } from '../../node/pages/planInput';
import { deadEnd } from './node/deadEnd';
import { relatedPages } from './node/relatedPages';

const settings = {
  related: z.boolean().optional().describe('`true`: docs without links at their end offer up to three related ones.'),
};
const docKeys = {
  related: z.boolean().optional().describe('`false`: offers no related docs.'),
};
const TEXTS = { related: ['title'] } as const;

interface OfferedPages {
  title: string;
  /** The language of the page's text if it differs from the reader's, else null. */
  lang: string | null;
  pages: readonly { path: string; title: string }[];
}

declare module '../../model/site/features' {
  interface Features {
    related: { settings: typeof settings; docKeys: typeof docKeys; texts: typeof TEXTS; pageData: OfferedPages };
  }
}

/** Links to related docs, where the writer has given none. */
export const related = defineFeature({
  name: 'related',
  isOn: ({ site }) => site.related === true,
  settings,
  docKeys,
  texts: TEXTS,
  rules: [deadEnd],
  setup({ codes, textsOf }, add) {
    const [defaultCode = ''] = codes;
    const titleIn = (locale: string) => textsOf(locale, 'related').title ?? '';
    /** The lists of a locale. Its untranslated pages need those of the default one, which are therefore made once. */
    const made = new WeakMap<PlannedSite, Map<string, ReturnType<typeof relatedPages>>>();
    const listsOf = (planned: PlannedSite, locale: string) => {
      const lists = made.get(planned) ?? new Map<string, ReturnType<typeof relatedPages>>();
      made.set(planned, lists);
      const docs = planned.docs.filter((doc) => doc.locale === locale);
      const list = lists.get(locale) ?? relatedPages(docs, locale, titleIn(locale));
      lists.set(locale, list);
      return list;
    };
    add.slot('articleBottom', 'components/RelatedPages');
    add.data({
      pages: (locale, planned) => {
        const hidden = hiddenPaths(planned.docs, locale, defaultCode);
        const translated = new Set(planned.docs.flatMap((doc) => (doc.locale === locale ? doc.path : [])));
        const dataOf = (code: string, lang: string | null) =>
          [...listsOf(planned, code)].flatMap(([path, offered]) => {
            const pages = offered.filter((page) => !hidden.has(page.path));
            if (pages.length === 0 || (lang !== null && translated.has(path))) return [];
            const links = pages.map(({ path: to, title }) => ({ path: to, title }));
            return [[path, { data: { title: titleIn(code), lang, pages: links } satisfies OfferedPages }] as const];
          });
        return new Map([...(locale === defaultCode ? [] : dataOf(defaultCode, defaultCode)), ...dataOf(locale, null)]);
      },
    });
  },
});
