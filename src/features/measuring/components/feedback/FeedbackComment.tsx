import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useSending } from '../../hooks/useSending';
import { useText } from '../../../../i18n/useText';
import { COMMENT_MAX_LENGTH, REASONS, roomLeft, type FeedbackReason } from '../../model/feedback';
import { feedbackFormStyles as styles } from './feedbackFormStyles';

interface FeedbackCommentProps {
  helpful: boolean;
  onSend: (comment: string, reason?: FeedbackReason) => Promise<void>;
}

/** An optional comment, with reasons to choose from after a no. The text stays until it has been received. */
export function FeedbackComment({ helpful, onSend }: FeedbackCommentProps) {
  const t = useText();
  const id = useId();
  const [comment, setComment] = useState('');
  const [reason, setReason] = useState<FeedbackReason>();
  const [state, start] = useSending(() => onSend(comment.trim(), reason), 'unsent');
  const status = useRef<HTMLParagraphElement>(null);
  const left = roomLeft(comment);
  // The focused box or button has been removed.
  useEffect(() => {
    if (state === 'sent') status.current?.focus();
  }, [state]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (comment.trim() !== '' || reason !== undefined) start();
  };
  return (
    <div css={styles.whole}>
      {state !== 'sent' && (
        <form css={styles.whole} onSubmit={onSubmit}>
          {!helpful && (
            <fieldset css={styles.reasons}>
              <legend css={styles.label}>{t('feedbackForm.reason')}</legend>
              {REASONS.map((each) => (
                <label key={each}>
                  <input type="radio" name={id} checked={reason === each} onChange={() => setReason(each)} />
                  {t(`feedbackForm.reason${each}`)}
                </label>
              ))}
            </fieldset>
          )}
          <label css={styles.label} htmlFor={id}>
            {helpful ? t('feedbackForm.whatHelped') : t('feedbackForm.whatMissed')}
          </label>
          <textarea
            css={styles.box}
            id={id}
            value={comment}
            maxLength={COMMENT_MAX_LENGTH}
            readOnly={state === 'sending'}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => setComment(target.value)}
          />
          <p css={styles.note} id={`${id}-note`}>
            {t('feedbackForm.noPersonal')}
          </p>
          <p css={styles.note} role="status">
            {left !== null && t('feedbackForm.left', { count: left })}
          </p>
          <button type="submit" css={styles.button}>
            {t('feedbackForm.send')}
          </button>
        </form>
      )}
      <p ref={status} css={styles.status} role="status" tabIndex={-1}>
        {state === 'sending' && t('feedbackForm.sendingComment')}
        {state === 'sent' && t('feedbackForm.commentSent')}
        {state === 'failed' && t('feedbackForm.commentFailed')}
      </p>
    </div>
  );
}
