import { plainText } from '../content/localizeHtml';
import { marksIn, type FilledMark } from '../../model/pages/marks';

type Localize = (html: string, locale: string, context: unknown) => Promise<string>;

/** What is in place of a page's marks in a locale, for the page whose elements React makes. */
export const marksField = (localize: Localize) => ({
  resolve: ({ html, isReact }: { html: string; isReact: boolean }, { locale }: { locale: string }, context: unknown) =>
    Promise.all(
      (isReact ? marksIn(html) : []).map(async (mark): Promise<FilledMark> => ({
        mark,
        text: plainText(await localize(mark, locale, context)),
      })),
    ),
});
