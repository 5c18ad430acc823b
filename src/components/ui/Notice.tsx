import type { ReactNode } from 'react';
import { media } from '../../theme/media';
import { noticeBox } from '../../theme/noticeBox';
import { role } from '../../theme/palette';
import { styleSheet } from '../../theme/styleSheet';
import { useText } from '../../i18n/useText';

const { style } = styleSheet({ style: { ...noticeBox(role.infoSoft, role.info), [media.print]: { display: 'none' } } });

/** A notice above a page. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="note" css={style}>
      <strong>{title}</strong>
      <p>{children}</p>
    </div>
  );
}

/** Notice that the page is unlisted. */
export function UnlistedNotice() {
  const t = useText();
  return <Notice title={t('common.unlistedTitle')}>{t('common.unlistedText')}</Notice>;
}
