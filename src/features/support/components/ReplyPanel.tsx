import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { rootUrl } from '../browser/findExcerpt';
import { useModalPanel } from '../../../hooks/navigation/useModalPanel';
import { useReplyStore } from '../hooks/useReplyStore';
import { sendable, useReplyExcerpts } from '../hooks/useReplyExcerpts';
import { useLocale } from '../../../i18n/useLocale';
import { composeAnswer } from '../model/answer';
import { supportKey } from '../model/keys';
import { languageName } from '../../../model/text/languageName';
import { StatusMessage } from './StatusMessage';
import { SupportDialog } from './SupportDialog';
import { toolStyles } from './toolStyles';
import { panelStyles as styles } from './panelStyles';
import { ReplyExcerpts } from './ReplyExcerpts';
import { SendButtons } from './SendButtons';

/** The dialog of the reply: its excerpts, the support person's words around them, and the buttons that send it. */
export function ReplyPanel({ onClosed }: { onClosed: () => void }) {
  const { store, state } = useReplyStore();
  const { t, site } = store;
  const { reply, words: own, customer } = state;
  const { code } = useLocale();
  const panel = useModalPanel(onClosed);
  const { ref, close } = panel;
  const [attempt, setAttempt] = useState(0);
  const looked = useReplyExcerpts(state, site, attempt);
  const found = looked === undefined || looked === null ? [] : sendable(looked);
  const words = {
    ...own,
    greeting: own.greeting ?? looked?.text('defaultGreeting') ?? '',
    ending: own.ending ?? looked?.text('defaultEnding') ?? '',
  };
  const answer = composeAnswer(found, rootUrl(customer, site), words);
  const retry = () => setAttempt(attempt + 1);
  const isEmpty = reply.length === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  // Keep the focus in the panel when the pressed button disappears.
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === ref.current) heading.current?.focus();
  }, [isEmpty, looked, ref]);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = supportKey(event.nativeEvent);
    if (key === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'answer' && found.length > 0) void store.copy(Promise.resolve(answer), t('replyCopied'));
    if (key === 'reply') close();
  };
  const field = (name: 'greeting' | 'ending') => (
    <label css={styles.field}>
      {t(name)}
      <textarea
        rows={2}
        value={words[name]}
        onChange={(event) => store.setWords({ ...own, [name]: event.target.value })}
      />
    </label>
  );
  return (
    <SupportDialog title={t('replyTitle')} panel={panel} heading={heading} onKeyDown={onKeyDown}>
      {isEmpty ? (
        <p>{t('replyEmpty')}</p>
      ) : (
        <>
          {looked === undefined && <p role="status">{t('loading')}</p>}
          {looked === null && (
            <p role="alert" css={styles.warning}>
              {t('unreachable')}{' '}
              <button type="button" css={toolStyles.button} onClick={retry}>
                {t('retry')}
              </button>
            </p>
          )}
          <ReplyExcerpts excerpts={looked?.excerpts ?? []} onRetry={retry} />
        </>
      )}
      {found.length > 0 && (
        <section aria-label={t('preview')}>
          <p css={styles.note}>{t('preview')}</p>
          {/* The HTML for the clipboard, in which all texts are escaped. */}
          <div css={styles.preview} lang={customer} dangerouslySetInnerHTML={{ __html: answer.html }} />
        </section>
      )}
      <details>
        <summary>{t('wordsTitle')}</summary>
        <div css={styles.folded}>
          <label css={styles.field}>
            {t('customerLanguage')}
            <select value={customer} onChange={(event) => store.setCustomer(event.target.value)}>
              {site.codes.map((each) => (
                <option key={each} value={each}>
                  {languageName(each, code)}
                </option>
              ))}
            </select>
          </label>
          {field('greeting')}
          {field('ending')}
          <label css={styles.check}>
            <input
              type="checkbox"
              checked={words.isLinked === true}
              onChange={(event) => store.setWords({ ...own, isLinked: event.target.checked })}
            />
            {t('wordsInLink')}
          </label>
        </div>
      </details>
      <div css={styles.send}>
        <StatusMessage />
        {!isEmpty && (
          <SendButtons answer={answer} excerpts={found} words={words} subject={looked?.text('mailSubject') ?? ''} />
        )}
      </div>
    </SupportDialog>
  );
}
