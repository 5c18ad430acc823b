import { useText, type GetText } from '../../../i18n/useText';
import type { AskStatus } from '../hooks/useConversation';
import type { AskMessage, Conversation } from '../model/askAi/conversation';
import { AskAiExchange } from './AskAiExchange';
import { askAiStyles as styles } from './askAiStyles';

interface AskAiProps {
  conversation: Conversation;
  status: AskStatus;
  onStop: () => void;
  /** Repeats the last question. */
  onRetry: () => void;
  /** Starts a new conversation. */
  onNew: () => void;
  /** Rates the answer to the question at an index. */
  onRate: (question: number, isUseful: boolean) => Promise<void>;
}

interface Exchange {
  question: AskMessage;
  /** Index of the question in the conversation. */
  index: number;
  answer: AskMessage | undefined;
}

/** Questions with their answers; a stopped question has none. */
function exchangesOf({ messages }: Conversation): Exchange[] {
  return messages.flatMap((question, index) => {
    if (question.role !== 'user') return [];
    const next = messages[index + 1];
    return [{ question, index, answer: next?.role === 'assistant' ? next : undefined }];
  });
}

/** Status of the assistant for screen readers. */
function statusText(status: AskStatus, hasAnswer: boolean, t: GetText): string {
  if (status === 'waiting') return t('askAi.waiting');
  if (status === 'answering') return t('askAi.answering');
  if (status === 'stopped') return t('askAi.stopped');
  return status === 'ready' && hasAnswer ? t('askAi.done') : '';
}

/** A conversation with the assistant: questions, answers with sources, and the incoming answer. */
export function AskAi({ conversation, status, onStop, onRetry, onNew, onRate }: AskAiProps) {
  const t = useText();
  const isBusy = status === 'waiting' || status === 'answering';
  const exchanges = exchangesOf(conversation);
  const last = exchanges.at(-1);
  const statusMessage = statusText(status, last?.answer !== undefined, t);
  return (
    <section css={styles.screen} aria-label={t('askAi.label')}>
      <p css={styles.note}>{t('askAi.disclaimer')}</p>
      <ol css={styles.exchanges}>
        {exchanges.map(({ question, index: place, answer }) => (
          <AskAiExchange
            key={`${conversation.id}-${place}`}
            question={question.text}
            answer={answer}
            isComing={isBusy && place === last?.index}
            onRate={(isUseful) => onRate(place, isUseful)}
          />
        ))}
      </ol>
      <div css={styles.actions}>
        <p css={styles.note} className={status === 'ready' ? 'visually-hidden' : undefined} role="status">
          {statusMessage}
        </p>
        {isBusy && (
          <button type="button" css={styles.button} onClick={onStop}>
            {t('askAi.stop')}
          </button>
        )}
        {status === 'stopped' && (
          <button type="button" css={styles.button} onClick={onRetry}>
            {t('askAi.retry')}
          </button>
        )}
      </div>
      {status === 'failed' && (
        <div role="alert" css={styles.exchange}>
          <p>
            <strong>{t('askAi.failed')}</strong> {t('askAi.failedHint')}
          </p>
          <p>
            <button type="button" css={styles.button} onClick={onRetry}>
              {t('askAi.retry')}
            </button>
          </p>
        </div>
      )}
      {status === 'tooLong' && <p role="alert">{t('askAi.tooLong')}</p>}
      {!isBusy && exchanges.length > 0 && (
        <p>
          <button type="button" css={styles.button} onClick={onNew}>
            {t('askAi.new')}
          </button>
        </p>
      )}
    </section>
  );
}
