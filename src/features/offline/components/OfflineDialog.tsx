import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { fetchOfflineTexts as readTexts } from '../browser/siteKeeper';
import { useModalPanel } from '../../../hooks/navigation/useModalPanel';
import { useOffline } from '../hooks/useOffline';
import { useCatalogue } from '../../../i18n/useCatalogue';
import { useText } from '../../../i18n/useText';
import { iconButton } from '../../../components/ui/iconButton';
import { CloseIcon } from '../../../components/ui/icons';
import { OfflineActions } from './OfflineActions';
import { OfflineReport } from './OfflineReport';
import { offlineStyles as styles } from './offlineStyles';

export { readTexts };

export interface OfflineDialogProps {
  texts: Readonly<Record<string, string>>;
  /** Called after closing. */
  onClosed: () => void;
}

/** Explains offline reading; keeps, updates or removes the site. */
export function OfflineDialog({ texts, onClosed }: OfflineDialogProps) {
  useCatalogue('offline', texts);
  const t = useText();
  const offline = useOffline();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { ref, close, onClickCapture } = useModalPanel(onClosed);
  const { kind } = offline.state;
  // If the pressed button has disappeared, keep the focus in the dialog.
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === ref.current) heading.current?.focus();
  }, [kind, ref]);
  // Outside the footer, whose colours may differ.
  return createPortal(
    <dialog css={styles.dialog} ref={ref} aria-modal="true" aria-labelledby={titleId} onClickCapture={onClickCapture}>
      <div css={styles.head}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {t('offline.title')}
        </h2>
        <button type="button" css={iconButton} aria-label={t('offline.close')} onClick={close}>
          <CloseIcon />
        </button>
      </div>
      <div css={styles.body}>
        <OfflineReport {...offline} />
        <OfflineActions {...offline} />
      </div>
    </dialog>,
    document.body,
  );
}
