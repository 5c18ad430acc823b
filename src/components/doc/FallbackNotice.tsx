import { useText } from '../../i18n/useText';
import { Notice } from '../ui/Notice';

interface FallbackNoticeProps {
  /** Address of the page in its own language. */
  originalUrl: string;
  originalLang: string;
  /** Name of that language in the reader's. */
  originalLanguage: string;
}

/** Says, in the reader's language, that the text below is in another one. */
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
