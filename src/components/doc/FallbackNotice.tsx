import { css } from '@emotion/react';
import { useText } from '../../i18n/useText';
import { media } from '../../theme/media';
import { radius, role, space } from '../../theme/tokens';

const style = css({
  display: 'grid',
  gap: space.xs,
  padding: `0.8rem ${space.m}`,
  borderRadius: radius.small,
  background: role.infoSoft,
  borderInlineStart: `4px solid ${role.info}`,
  fontSize: '0.9375rem',
  [media.print]: { display: 'none' },
});

interface FallbackNoticeProps {
  /** Address of the page in its own language. */
  originalUrl: string;
  originalLang: string;
}

/** Says, in the reader's language, that the text below is in another one. */
export function FallbackNotice({ originalUrl, originalLang }: FallbackNoticeProps) {
  const t = useText();
  return (
    <div role="note" css={style}>
      <strong>{t('common.fallbackTitle')}</strong>
      <p>
        {t('common.fallbackText')}{' '}
        <a href={originalUrl} hrefLang={originalLang}>
          {t('common.fallbackLink')}
        </a>
      </p>
    </div>
  );
}
