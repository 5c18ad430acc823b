import { useText } from '../../i18n/useText';
import { Notice } from '../ui/Notice';

interface FallbackNoticeProps {
  /** URL of the page in its language. */
  originalUrl: string;
  originalLang: string;
  /** Name of that language in the reader's. */
  originalLanguage: string;
}

/** Notice, in the reader's language, that the text is in another language. */
export function FallbackNotice({ originalUrl, originalLang, originalLanguage }: FallbackNoticeProps) {
  const t = useText();
  return (
    <Notice title={t('common.fallbackTitle', { language: originalLanguage })}>
      {t('common.fallbackText')}{' '}
      <a href={originalUrl} hrefLang={originalLang}>
        {t('common.fallbackLink')}
      </a>
    </Notice>
  );
}
