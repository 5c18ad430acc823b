import type { GetText } from '../../i18n/useText';
import { languageName } from '../../model/text/languageName';
import type { FoundPage } from '../../model/search/provider';

/**
 * What is said before a found page where the language changes: which one it is now, and that its pages are not
 * translated. Nothing before pages in the reader's own language that come first.
 */
export function languageNote(
  pages: readonly FoundPage[],
  place: number,
  locale: string,
  t: GetText,
): string | undefined {
  const lang = pages[place]?.lang;
  if (lang === undefined || lang === (pages[place - 1]?.lang ?? locale)) return undefined;
  const language = languageName(lang, locale);
  return lang === locale ? t('search.ownLanguage', { language }) : t('search.inLanguage', { language });
}
