import { useEffect, useMemo, useRef, useState, useId, type FormEvent } from 'react';
import { createAskAi } from '../browser/askAi';
import { conversationStore } from '../browser/conversationStore';
import { useConversation } from '../hooks/useConversation';
import { useLocale } from '../../../i18n/useLocale';
import type { OwnSite } from '../../../model/site/ownAddress';
import type { AlgoliaSettings, AskAiSettings } from '../model/settings';
import { AskAi } from './AskAi';
import { askAiStyles as styles } from './askAiStyles';
import { useText } from '../../../i18n/useText';
import { ASK_QUESTION_MAX_LENGTH, firstQuestion, type Conversation } from '../model/askAi/conversation';
import { iconButton } from '../../../components/ui/iconButton';
import { CloseIcon } from '../../../components/ui/icons';

interface AskAiFormProps {
  /** True during an answer: the box is read-only and keeps the focus. */
  isBusy: boolean;
  onAsk: (question: string) => void;
}

/** A box for the next question. */
function AskAiForm({ isBusy, onAsk }: AskAiFormProps) {
  const t = useText();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const question = new FormData(form).get('question');
    if (typeof question !== 'string' || question.trim() === '') return;
    onAsk(question);
    form.reset();
  };
  return (
    <form css={styles.form} onSubmit={onSubmit}>
      <input
        css={styles.input}
        name="question"
        maxLength={ASK_QUESTION_MAX_LENGTH}
        readOnly={isBusy}
        aria-label={t('askAi.question')}
        placeholder={t('askAi.question')}
        autoComplete="off"
      />
      <button type="submit" css={styles.button} aria-disabled={isBusy}>
        {t('askAi.send')}
      </button>
    </form>
  );
}

interface PastConversationsProps {
  /** Newest first. */
  conversations: readonly Conversation[];
  onOpen: (conversation: Conversation) => void;
  onForget: (id: string) => void;
}

/** The stored conversations, to open or remove. */
function PastConversations({ conversations, onOpen, onForget }: PastConversationsProps) {
  const t = useText();
  const titleId = useId();
  if (conversations.length === 0) return null;
  return (
    <section css={styles.exchange} aria-labelledby={titleId}>
      <h3 id={titleId} css={styles.note}>
        {t('askAi.past')}
      </h3>
      <ul>
        {conversations.map((conversation, index) => (
          // Keyed by index: after a removal, the focus stays on the button of the next row.
          <li key={index} css={styles.row}>
            <button type="button" css={styles.name} onClick={() => onOpen(conversation)}>
              {firstQuestion(conversation)}
            </button>
            <button
              type="button"
              css={iconButton}
              aria-label={t('askAi.forget', { question: firstQuestion(conversation) })}
              onClick={() => onForget(conversation.id)}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AskAiPanelProps {
  settings: AlgoliaSettings & { askAi: AskAiSettings };
  site: OwnSite;
  /** Docs tags of the page, such as `docs-default-current`. */
  tags: readonly string[];
  /** The question from the search box, sent at once; empty to show earlier conversations. */
  question: string;
}

/** The assistant. A separate chunk, loaded on demand. */
export function AskAiPanel({ settings, site, tags, question }: AskAiPanelProps) {
  const { code: locale } = useLocale();
  const askAi = useMemo(() => createAskAi(settings, { fetch: window.fetch.bind(window) }), [settings]);
  const store = useMemo(() => conversationStore(settings.indexName), [settings]);
  const { conversation, status, ask, stop, retry, open } = useConversation({
    askAi,
    store,
    context: { locale, tags },
    site,
  });
  const [past, setPast] = useState(store.all);
  const lastQuestion = useRef('');
  useEffect(() => {
    if (lastQuestion.current === question) return;
    lastQuestion.current = question;
    ask(question);
  });
  const forget = (id: string) => {
    store.remove(id);
    setPast(store.all());
  };
  const startAnew = () => {
    open();
    setPast(store.all());
  };
  const screen = useRef<HTMLDivElement>(null);
  // If the pressed button has disappeared, focus the box.
  useEffect(() => {
    if (document.activeElement === document.body)
      screen.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [past, conversation.id]);
  const isBusy = status === 'waiting' || status === 'answering';
  return (
    <div css={styles.screen} ref={screen}>
      <AskAi
        conversation={conversation}
        status={status}
        onStop={stop}
        onRetry={retry}
        onNew={startAnew}
        onRate={(index, isUseful) => askAi.rate(conversation, index, isUseful)}
      />
      {status !== 'tooLong' && <AskAiForm isBusy={isBusy} onAsk={ask} />}
      {conversation.messages.length === 0 && <PastConversations conversations={past} onOpen={open} onForget={forget} />}
    </div>
  );
}
