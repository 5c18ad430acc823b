import type { Offline } from '../hooks/useOffline';
import { useText } from '../../../i18n/useText';
import { offlineStyles as styles } from './offlineStyles';

/** The actions for the current state. */
export function OfflineActions({ state, newest, keep, cancel, remove }: Offline) {
  const t = useText();
  const keepButton = (text: string) => (
    <button type="button" css={[styles.button, styles.main]} onClick={() => void keep()}>
      {text}
    </button>
  );
  const removeButton = (
    <button type="button" css={styles.button} onClick={() => void remove()}>
      {t('offline.remove')}
    </button>
  );
  switch (state.kind) {
    case 'none':
      return <div css={styles.buttons}>{keepButton(t('offline.keep'))}</div>;
    case 'working':
      return (
        <div css={styles.buttons}>
          <button type="button" css={styles.button} onClick={() => void cancel()}>
            {t('offline.cancel')}
          </button>
        </div>
      );
    case 'kept': {
      const canUpdate = newest !== undefined && newest.id !== state.kept.id && !state.isWaiting;
      return (
        <div css={styles.buttons}>
          {canUpdate && keepButton(t('offline.update'))}
          {removeButton}
        </div>
      );
    }
    case 'failed':
      return (
        <div css={styles.buttons}>
          {keepButton(t('navigation.retry'))}
          {state.kept !== undefined && removeButton}
        </div>
      );
    default:
      return null;
  }
}
