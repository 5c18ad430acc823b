import { css } from '@emotion/react';
import { useText } from '../../i18n/useText';
import { media } from '../../theme/media';
import { role } from '../../theme/tokens';

/** Id of every page's main landmark. */
export const MAIN_ID = 'main';

const style = css({
  position: 'absolute',
  insetInlineStart: 12,
  top: -80,
  zIndex: 300,
  padding: '0.6rem 1rem',
  borderRadius: 8,
  background: role.accent,
  color: role.onAccent,
  fontWeight: 600,
  '&:hover': { color: role.onAccent },
  '&:focus': { top: 10 },
  [media.print]: { display: 'none' },
});

/** The first link of every page: past the navigation, to the content. */
export function SkipLink() {
  const t = useText();
  return (
    <a css={style} href={`#${MAIN_ID}`}>
      {t('common.skipToContent')}
    </a>
  );
}
