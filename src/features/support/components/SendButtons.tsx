import { replyUrl } from '../browser/findPiece';
import { printAnswer } from '../browser/printAnswer';
import { useDesk } from '../hooks/useDesk';
import type { Answer } from '../model/answer';
import { composeAnswer, linkAnswer } from '../model/answer';
import { MAIL_MAX, mailAddress } from '../model/mail';
import type { PieceName } from '../model/replyLink';
import { kitStyles } from './kitStyles';
import { panelStyles as styles } from './panelStyles';

interface SendButtonsProps {
  answer: Answer;
  pieces: readonly PieceName[];
  /** Of the e-mail, in the customer's language. */
  subject: string;
}

/** The ways to send the reply. An e-mail that would be longer than programs take has the one link instead. */
export function SendButtons({ answer, pieces, subject }: SendButtonsProps) {
  const { desk, state } = useDesk();
  const { t, site } = desk;
  const { words, customer } = state;
  const url = replyUrl(pieces, customer, site);
  const whole = mailAddress(subject, answer.text);
  const isLong = whole.length > MAIL_MAX;
  const short = mailAddress(subject, composeAnswer([], '', { ...words, greeting: `${words.greeting}\n\n${url}` }).text);
  const isEmpty = pieces.length === 0;
  const button = (label: string, act: () => void, title?: string) => (
    <button type="button" css={kitStyles.button} disabled={isEmpty} title={title} onClick={act}>
      {label}
    </button>
  );
  return (
    <>
      <div css={styles.row}>
        {button(t('copyReply'), () => void desk.copy(Promise.resolve(answer), t('replyCopied')), 'Alt+C')}
        {button(t('copyReplyLink'), () => void desk.copy(Promise.resolve(linkAnswer(url)), t('linkCopied')))}
        {!isEmpty && (
          <a css={kitStyles.button} href={isLong ? short.href : whole.href}>
            {t('openMail')}
          </a>
        )}
        {button(t('print'), () => printAnswer(answer.html, subject, customer))}
        {button(t('emptyReply'), desk.empty)}
      </div>
      {isLong && !isEmpty && <p css={styles.note}>{t('mailTooLong', { count: whole.length, most: MAIL_MAX })}</p>}
    </>
  );
}
