import { useEffect, useRef } from 'react';
import { useReplyStore } from '../hooks/useReplyStore';
import { toolStyles as styles } from './toolStyles';

/** Milliseconds for which a message without buttons stays. */
const SHOWN_TIME = 5000;

/** The message about the last action; where the browser refuses to copy, with the text to copy by hand. */
export function StatusMessage() {
  const { store, state } = useReplyStore();
  const { notice } = state;
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.select();
    if (notice === undefined || notice.isError || notice.undo !== undefined) return undefined;
    const timer = setTimeout(store.dismiss, SHOWN_TIME);
    return () => clearTimeout(timer);
  }, [notice, store]);
  return (
    <div role="status">
      {notice !== undefined && (
        <div css={[styles.notice, notice.isError && styles.error]}>
          <span>{notice.text}</span>
          {notice.byHand !== undefined && (
            <textarea css={styles.byHand} ref={box} readOnly aria-label={store.t('byHand')} value={notice.byHand} />
          )}
          {notice.undo !== undefined && (
            <button type="button" css={styles.button} onClick={notice.undo}>
              {store.t('undo')}
            </button>
          )}
          {(notice.isError || notice.undo !== undefined) && (
            <button type="button" css={styles.button} onClick={store.dismiss}>
              {store.t('dismiss')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
