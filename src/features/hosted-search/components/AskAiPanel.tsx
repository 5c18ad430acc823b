import { useEffect, useMemo, useRef, useState } from 'react';
import { createAskAi } from '../browser/askAi';
import { conversationStore } from '../browser/conversationStore';
import { useConversation } from '../hooks/useConversation';
import { useLocale } from '../../../i18n/useLocale';
import type { OwnSite } from '../../../model/site/ownAddress';
import type { AlgoliaSettings, AskAiSettings } from '../model/settings';
import { AskAi } from './AskAi';
import { AskAiForm } from './AskAiForm';
import { askAiStyles as styles } from './askAiStyles';
import { PastConversations } from './PastConversations';

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
