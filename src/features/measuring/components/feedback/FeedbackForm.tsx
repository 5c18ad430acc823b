import { useEffect, useRef } from 'react';
import { sendFeedback } from '../../browser/sendFeedback';
import { useRoutes } from '../../../../hooks/navigation/useRoutes';
import { useSending } from '../../hooks/useSending';
import { SiteLink } from '../../../../components/ui/SiteLink';
import { useLocale } from '../../../../i18n/useLocale';
import { useText } from '../../../../i18n/useText';
import { FeedbackComment } from './FeedbackComment';
import { feedbackFormStyles as styles } from './feedbackFormStyles';

export interface FeedbackFormProps {
  endpoint: string;
  supportUrl: string | null;
  helpful: boolean;
  /** True where the answer was sent before the reader came back to the page. */
  isSent: boolean;
  onSent: () => void;
}

/** Sends the reader's answer, says truly what became of it, and takes a comment once it has arrived. */
export function FeedbackForm({ endpoint, supportUrl, helpful, isSent, onSent }: FeedbackFormProps) {
  const t = useText();
  const { code: locale, sitePath: path } = useLocale();
  const { fileUrl } = useRoutes();
  const send = (comment: string) =>
    sendFeedback(endpoint.startsWith('/') ? fileUrl(endpoint) : endpoint, { path, locale, helpful, comment });
  const [state, start] = useSending(() => send('').then(onSent), isSent ? 'sent' : 'unsent');
  const begin = useRef(start);
  useEffect(() => begin.current(), []);
  return (
    <>
      <div css={styles.whole} role="status">
        {state === 'sending' && t('feedbackForm.sending')}
        {state === 'sent' && t('feedbackForm.sent')}
        {state === 'failed' && t('feedback.failed')}
      </div>
      {state === 'failed' && (
        <button type="button" css={styles.button} onClick={start}>
          {t('feedback.retry')}
        </button>
      )}
      {state === 'sent' && <FeedbackComment helpful={helpful} onSend={send} />}
      {!helpful && supportUrl !== null && <SiteLink href={supportUrl}>{t('feedbackForm.needHelp')}</SiteLink>}
    </>
  );
}
