import { useState } from 'react';
import { type TextKey, useText } from '../../../i18n/useText';
import { askAiStyles as styles } from './askAiStyles';

interface AskAiActionsProps {
  /** The answer as text. */
  text: string;
  onRate: (isUseful: boolean) => Promise<void>;
}

/** Actions on an answer: copy and rate. */
export function AskAiActions({ text, onRate }: AskAiActionsProps) {
  const t = useText();
  const [message, setMessage] = useState<TextKey>();
  const [isRated, setIsRated] = useState(false);
  const copy = () => {
    // Insecure pages have no clipboard.
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => setMessage('askAi.copied'),
      () => setMessage('askAi.copyFailed'),
    );
  };
  const rate = (isUseful: boolean) => {
    setIsRated(true);
    onRate(isUseful).then(
      () => setMessage('askAi.rated'),
      () => {
        setIsRated(false);
        setMessage('askAi.rateFailed');
      },
    );
  };
  return (
    <div css={styles.actions}>
      <button type="button" css={styles.button} onClick={copy}>
        {t('askAi.copy')}
      </button>
      {!isRated && (
        <>
          <button type="button" css={styles.button} onClick={() => rate(true)}>
            {t('askAi.useful')}
          </button>
          <button type="button" css={styles.button} onClick={() => rate(false)}>
            {t('askAi.useless')}
          </button>
        </>
      )}
      <span css={styles.note} role="status">
        {message !== undefined && t(message)}
      </span>
    </div>
  );
}
