import { useState, useId } from 'react';
import { useText, type GetText, type TextKey } from '../../../i18n/useText';
import type { AskStatus } from '../hooks/useConversation';
import type { AskMessage, Conversation } from '../model/askAi/conversation';
import { askAiStyles as styles } from './askAiStyles';
import { SiteLink } from '../../../components/ui/SiteLink';
import { answerParagraphs } from '../model/askAi/answerText';

const TextButton = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <button type="button" css={styles.button} onClick={onClick}>
    {text}
  </button>
);

interface AskAiActionsProps {
  /** The answer as text. */
  text: string;
  onRate: (isUseful: boolean) => Promise<void>;
}

/** Actions on an answer: copy and rate. */
function AskAiActions({ text, onRate }: AskAiActionsProps) {
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
      <TextButton text={t('askAi.copy')} onClick={copy} />
      {!isRated && (
        <>
          <TextButton text={t('askAi.useful')} onClick={() => rate(true)} />
          <TextButton text={t('askAi.useless')} onClick={() => rate(false)} />
        </>
      )}
      <span css={styles.note} role="status">
        {message !== undefined && t(message)}
      </span>
    </div>
  );
}

interface AskAiExchangeProps {
  question: string;
  answer: AskMessage | undefined;
  /** True while the answer is incoming. */
  isComing: boolean;
  onRate: (isUseful: boolean) => Promise<void>;
}

/** A question and its answer, rendered as plain text. Screen readers announce it once, when it is complete. */
function AskAiExchange({ question, answer, isComing, onRate }: AskAiExchangeProps) {
  const t = useText();
  const sourcesId = useId();
  const paragraphs = answerParagraphs(answer?.text ?? '');
  const sources = answer?.sources ?? [];
  return (
    <li css={styles.exchange}>
      <h3 css={styles.question}>{question}</h3>
      <div css={styles.answer} aria-live="polite" aria-busy={isComing}>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {sources.length > 0 && (
        <div css={styles.sources}>
          <h4 id={sourcesId}>{t('askAi.sources')}</h4>
          <ul aria-labelledby={sourcesId}>
            {sources.map(({ href, title }) => (
              <li key={href}>
                <SiteLink href={href}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {answer !== undefined && !isComing && <AskAiActions text={paragraphs.join('\n\n')} onRate={onRate} />}
    </li>
  );
}

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
        {isBusy && <TextButton text={t('askAi.stop')} onClick={onStop} />}
        {status === 'stopped' && <TextButton text={t('askAi.retry')} onClick={onRetry} />}
      </div>
      {status === 'failed' && (
        <div role="alert" css={styles.exchange}>
          <p>
            <strong>{t('askAi.failed')}</strong> {t('askAi.failedHint')}
          </p>
          <p>
            <TextButton text={t('askAi.retry')} onClick={onRetry} />
          </p>
        </div>
      )}
      {status === 'tooLong' && <p role="alert">{t('askAi.tooLong')}</p>}
      {!isBusy && exchanges.length > 0 && (
        <p>
          <TextButton text={t('askAi.new')} onClick={onNew} />
        </p>
      )}
    </section>
  );
}
