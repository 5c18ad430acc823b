import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { Notice } from '../ui/Notice';

export interface FallbackNoticeProps {
  /** Language of the text if it differs from the page's, else null. */
  lang: string | null;
  /** True for a translation whose original has changed since. */
  isOutdated: boolean;
  /** URL of the page in the language of its original. */
  originalUrl: string;
}

/** Notice, in the reader's language, that the text is in another language, or older than its original. */
export function FallbackNotice({ lang, isOutdated, originalUrl }: FallbackNoticeProps) {
  const t = useText();
  const { defaultCode, originalLanguage } = useLocale();
  if (lang === null && !isOutdated) return null;
  return (
    <Notice
      title={
        lang === null ? t('common.translationOutdated') : t('common.fallbackTitle', { language: originalLanguage })
      }
    >
      {lang !== null && `${t('common.fallbackText')} `}
      <a href={originalUrl} hrefLang={defaultCode}>
        {t('common.fallbackLink')}
      </a>
    </Notice>
  );
}
