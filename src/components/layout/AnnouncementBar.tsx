import { css } from '@emotion/react';
import { useState } from 'react';
import { storageSlot } from '../../browser/storageSlot';
import { useText } from '../../i18n/useText';
import { ANNOUNCEMENT_KEY } from '../../model/announcement';
import { media } from '../../theme/media';
import { role, space } from '../../theme/tokens';
import { CloseIcon } from '../ui/icons';
import { iconButton } from '../ui/iconButton';

const style = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.m,
  padding: `0.35rem ${space.m}`,
  background: role.accentSoft,
  color: role.text,
  fontSize: '0.9375rem',
  'html[data-announcement="closed"] &': { display: 'none' },
  [media.print]: { display: 'none' },
});

interface AnnouncementBarProps {
  id: string;
  content: string;
  closeable: boolean;
}

/** A message above the navigation; the script of the first paint hides one that was closed before. */
export function AnnouncementBar({ id, content, closeable }: AnnouncementBarProps) {
  const t = useText();
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  const close = () => {
    storageSlot(ANNOUNCEMENT_KEY).set(id);
    setIsClosed(true);
  };
  return (
    <section css={style} aria-label={t('common.announcement')}>
      <p>{content}</p>
      {closeable && (
        <button type="button" css={iconButton} aria-label={t('common.close')} onClick={close}>
          <CloseIcon />
        </button>
      )}
    </section>
  );
}
