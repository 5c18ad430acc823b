import type { GetText } from '../../i18n/useText';
import { languageName } from '../../model/text/languageName';
import type { FoundPage } from '../../model/search/provider';

/** The note before a result where the language changes; none before the first results in the reader's language. */
export function languageNote(
  pages: readonly FoundPage[],
  index: number,
  locale: string,
  t: GetText,
): string | undefined {
  const lang = pages[index]?.lang;
  if (lang === undefined || lang === (pages[index - 1]?.lang ?? locale)) return undefined;
  const language = languageName(lang, locale);
  return lang === locale ? t('search.ownLanguage', { language }) : t('search.inLanguage', { language });
}
