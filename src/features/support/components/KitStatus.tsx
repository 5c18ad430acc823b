import { useEffect, useRef } from 'react';
import { useDesk } from '../hooks/useDesk';
import { kitStyles as styles } from './kitStyles';

/** Milliseconds for which the message of what was done stays. */
const TOLD_TIME = 5000;

/** What came of the last thing done; where the page may not copy, what the reader is to copy. */
export function KitStatus() {
  const { desk, state } = useDesk();
  const { notice } = state;
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.select();
    if (notice === undefined || notice.isFault) return undefined;
    const timer = setTimeout(desk.dismiss, TOLD_TIME);
    return () => clearTimeout(timer);
  }, [notice, desk]);
  return (
    <div role="status">
      {notice !== undefined && (
        <div css={[styles.notice, notice.isFault && styles.fault]}>
          <span>{notice.text}</span>
          {notice.byHand !== undefined && (
            <textarea css={styles.byHand} ref={box} readOnly aria-label={desk.t('byHand')} value={notice.byHand} />
          )}
          {notice.isFault && (
            <button type="button" css={styles.button} onClick={desk.dismiss}>
              {desk.t('dismiss')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
