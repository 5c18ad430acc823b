import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { rootUrl } from '../browser/findPiece';
import { useModalPanel } from '../../../hooks/navigation/useModalPanel';
import { useDesk } from '../hooks/useDesk';
import { sendable, useReplyPieces } from '../hooks/useReplyPieces';
import { useLocale } from '../../../i18n/useLocale';
import { composeAnswer } from '../model/answer';
import { supportKey } from '../model/keys';
import { languageName } from '../../../model/text/languageName';
import { iconButton } from '../../../components/ui/iconButton';
import { CloseIcon } from '../../../components/ui/icons';
import { KitStatus } from './KitStatus';
import { kitStyles } from './kitStyles';
import { panelStyles as styles } from './panelStyles';
import { ReplyPieces } from './ReplyPieces';
import { SendButtons } from './SendButtons';

/** The reply that is being gathered: its pieces, one's own words around them, and the ways to send it. */
export function ReplyPanel({ onClosed }: { onClosed: () => void }) {
  const { desk, state } = useDesk();
  const { t, site } = desk;
  const { reply, words, customer } = state;
  const { code } = useLocale();
  const { ref, close, onClickCapture } = useModalPanel(onClosed);
  const [attempt, setAttempt] = useState(0);
  const looked = useReplyPieces(state, site, attempt);
  const found = looked === undefined || looked === null ? [] : sendable(looked);
  const answer = composeAnswer(found, rootUrl(customer, site), words);
  const retry = () => setAttempt(attempt + 1);
  const isEmpty = reply.length === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed may be gone: the focus stays in the panel.
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === ref.current) heading.current?.focus();
  }, [isEmpty, looked, ref]);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = supportKey(event.nativeEvent);
    if (key === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'answer' && found.length > 0) void desk.copy(Promise.resolve(answer), t('replyCopied'));
    if (key === 'reply') close();
  };
  const field = (name: 'greeting' | 'ending') => (
    <label css={styles.field}>
      {t(name)}
      <textarea
        rows={2}
        value={words[name]}
        onChange={(event) => desk.setWords({ ...words, [name]: event.target.value })}
      />
    </label>
  );
  return (
    <dialog
      css={styles.panel}
      ref={ref}
      aria-modal="true"
      aria-label={t('replyTitle')}
      onClickCapture={onClickCapture}
      onKeyDown={onKeyDown}
    >
      <div css={styles.frame}>
        <div css={styles.head}>
          <h2 ref={heading} tabIndex={-1}>
            {t('replyTitle')}
          </h2>
          <button type="button" css={iconButton} aria-label={t('close')} onClick={close}>
            <CloseIcon />
          </button>
        </div>
        {isEmpty ? (
          <p>{t('replyEmpty')}</p>
        ) : (
          <>
            <SendButtons answer={answer} pieces={found} subject={looked?.text('mailSubject') ?? ''} />
            <KitStatus />
            {looked === undefined && <p role="status">{t('loading')}</p>}
            {looked === null && (
              <p role="alert" css={styles.warning}>
                {t('unreachable')}{' '}
                <button type="button" css={kitStyles.button} onClick={retry}>
                  {t('retry')}
                </button>
              </p>
            )}
            <ReplyPieces pieces={looked?.pieces ?? []} onRetry={retry} />
          </>
        )}
        <label css={styles.field}>
          {t('customerLanguage')}
          <select value={customer} onChange={(event) => desk.setCustomer(event.target.value)}>
            {site.codes.map((each) => (
              <option key={each} value={each}>
                {languageName(each, code)}
              </option>
            ))}
          </select>
        </label>
        {field('greeting')}
        {field('ending')}
        {found.length > 0 && (
          <section aria-label={t('preview')}>
            <p css={styles.note}>{t('preview')}</p>
            {/* All texts in it are escaped: it is what goes on the clipboard. */}
            <div css={styles.preview} lang={customer} dangerouslySetInnerHTML={{ __html: answer.html }} />
          </section>
        )}
      </div>
    </dialog>
  );
}
