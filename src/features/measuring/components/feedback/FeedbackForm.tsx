import { useEffect, useRef } from 'react';
import { components } from 'site-slots/contact';
import { Slot } from '../../../../components/layout/Slot';
import { useRoutes } from '../../../../hooks/navigation/useRoutes';
import { useSending } from '../../hooks/useSending';
import { useLocale } from '../../../../i18n/useLocale';
import { useText } from '../../../../i18n/useText';
import type { FeedbackReason, FeedbackRecord } from '../../model/feedback';
import { FeedbackComment } from './FeedbackComment';
import { feedbackFormStyles as styles } from './feedbackFormStyles';

/** Time-out of the endpoint in milliseconds. */
const TIMEOUT = 10_000;

/** Sends an answer without cookies and referrer. Throws if it was not received. */
async function sendFeedback(url: string, record: FeedbackRecord): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(record),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // Send it even if the reader leaves at once.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`The answer was refused: ${response.status}`);
}

export interface FeedbackFormProps {
  /** Address that receives answers; without one, answers are not stored. */
  endpoint: string | null;
  pageUrl: string;
  helpful: boolean;
  /** True if the answer was sent on an earlier visit of the page. */
  isSent: boolean;
  onSent: () => void;
}

/** Sends the answer and thanks for it, then offers a comment and the links to support. */
export function FeedbackForm({ endpoint, pageUrl, helpful, isSent, onSent }: FeedbackFormProps) {
  const t = useText();
  const { code: locale, sitePath: path } = useLocale();
  const { fileUrl } = useRoutes();
  const send = async (comment: string, reason?: FeedbackReason) => {
    if (endpoint === null) return;
    const record = { path, locale, helpful, comment, ...(reason && { reason }) };
    await sendFeedback(endpoint.startsWith('/') ? fileUrl(endpoint) : endpoint, record);
  };
  const [state, start] = useSending(() => send('').then(onSent), isSent ? 'sent' : 'unsent');
  const begin = useRef(start);
  useEffect(() => begin.current(), []);
  return (
    <>
      <div css={styles.whole} role="status">
        {state === 'sending' && endpoint !== null && t('feedbackForm.sending')}
        {state === 'sent' && t(endpoint === null ? 'feedbackForm.thanks' : 'feedbackForm.sent')}
        {state === 'failed' && t('feedback.failed')}
      </div>
      {state === 'failed' && (
        <button type="button" css={styles.button} onClick={start}>
          {t('feedback.retry')}
        </button>
      )}
      {state === 'sent' && endpoint !== null && <FeedbackComment helpful={helpful} onSend={send} />}
      {!helpful && components.length > 0 && (
        <div css={styles.whole}>
          <p>{t('feedbackForm.needHelp')}</p>
          <Slot name="contact" components={components} where="feedback" pageUrl={pageUrl} />
        </div>
      )}
    </>
  );
}
