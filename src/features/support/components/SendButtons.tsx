import { replyUrl } from '../browser/findExcerpt';
import { printAnswer } from '../browser/printAnswer';
import { useReplyStore } from '../hooks/useReplyStore';
import type { Answer } from '../model/answer';
import { composeAnswer, linkAnswer } from '../model/answer';
import { MAIL_MAX, mailAddress } from '../model/mail';
import type { ExcerptRef } from '../model/replyLink';
import { toolStyles } from './toolStyles';
import { panelStyles as styles } from './panelStyles';

interface SendButtonsProps {
  answer: Answer;
  excerpts: readonly ExcerptRef[];
  /** Subject of the e-mail, in the customer's language. */
  subject: string;
}

/** The buttons that copy, mail and print the reply. An e-mail that would be too long contains its link instead. */
export function SendButtons({ answer, excerpts, subject }: SendButtonsProps) {
  const { store, state } = useReplyStore();
  const { t, site } = store;
  const { words, customer } = state;
  const url = replyUrl(excerpts, customer, site, words.isLinked === true ? words : undefined);
  const whole = mailAddress(subject, answer.text);
  const isLong = whole.length > MAIL_MAX;
  const short = mailAddress(subject, composeAnswer([], '', { ...words, greeting: `${words.greeting}\n\n${url}` }).text);
  const isEmpty = excerpts.length === 0;
  const button = (label: string, act: () => void, title?: string) => (
    <button type="button" css={toolStyles.button} disabled={isEmpty} title={title} onClick={act}>
      {label}
    </button>
  );
  return (
    <>
      <div css={styles.row}>
        {button(t('copyReply'), () => void store.copy(Promise.resolve(answer), t('replyCopied')), 'Alt+C')}
        {button(t('copyReplyLink'), () => void store.copy(Promise.resolve(linkAnswer(url)), t('linkCopied')))}
        {!isEmpty && (
          <a css={toolStyles.button} href={isLong ? short.href : whole.href}>
            {t('openMail')}
          </a>
        )}
        {button(t('print'), () => printAnswer(answer.html, subject, customer))}
        {button(t('emptyReply'), store.empty)}
      </div>
      {isLong && !isEmpty && <p css={styles.note}>{t('mailTooLong', { count: whole.length, most: MAIL_MAX })}</p>}
    </>
  );
}
