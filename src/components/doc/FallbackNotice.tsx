import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { languageName } from '../../model/text/languageName';
import { Notice } from '../ui/Notice';

interface FallbackNoticeProps {
  /** Address of the page in its own language. */
  originalUrl: string;
  originalLang: string;
}

/** Says, in the reader's language, that the text below is in another one. */
export function FallbackNotice({ originalUrl, originalLang }: FallbackNoticeProps) {
  const t = useText();
  const { code } = useLocale();
  return (
    <Notice title={t('common.fallbackTitle', { language: languageName(originalLang, code) })}>
      {t('common.fallbackText')}{' '}
      <a href={originalUrl} hrefLang={originalLang}>
        {t('common.fallbackLink')}
      </a>
    </Notice>
  );
}
