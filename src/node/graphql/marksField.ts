import { plainText } from '../content/localizeHtml';
import { marksIn, type FilledMark } from '../../model/pages/marks';

type Localize<Context> = (html: string, locale: string, context: Context, textLocale: string) => Promise<string>;

/** The values of a page's marks in a locale, for React pages. */
export const marksField = <Context>(localize: Localize<Context>) => ({
  resolve: (
    { html, isReact, locale: own }: { html: string; isReact: boolean; locale: string },
    { locale }: { locale: string },
    context: Context,
  ) =>
    Promise.all(
      (isReact ? marksIn(html) : []).map(async (mark): Promise<FilledMark> => ({
        mark,
        text: plainText(await localize(mark, locale, context, own)),
      })),
    ),
});
