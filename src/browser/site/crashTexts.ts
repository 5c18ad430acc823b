import type { CrashTexts } from '../../model/site/failure';

/** The texts of a crash in the page's language, as the server has written them into the page. */
export function crashTexts({ body }: Document = document): CrashTexts {
  const { crashTitle = '', crashPart = '', crashWhole = '', crashRetry = '' } = body.dataset;
  return { title: crashTitle, part: crashPart, whole: crashWhole, retry: crashRetry };
}
