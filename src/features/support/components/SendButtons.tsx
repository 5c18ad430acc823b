import { replyUrl } from '../browser/findExcerpt';
import { useReplyStore } from '../hooks/useReplyStore';
import type { Answer } from '../model/answer';
import type { ReplyWords } from '../model/reply';
import { composeAnswer, linkAnswer } from '../model/answer';
import type { ExcerptRef } from '../model/replyLink';
import { toolStyles } from './toolStyles';
import { panelStyles as styles } from './panelStyles';
import { escapeHtml } from '../../../model/text/xml';

/** Prints an answer, as the escaped HTML of `blocksHtml`, without the page around it. */
function printAnswer(html: string, title: string, lang: string): void {
  const frame = document.createElement('iframe');
  frame.title = title;
  // Firefox prints nothing of an iframe with `display: none`.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' });
  frame.srcdoc = `<!doctype html><html lang="${escapeHtml(lang)}"><title>${escapeHtml(title)}</title><body>${html}`;
  frame.addEventListener('load', () => {
    const view = frame.contentWindow;
    if (view === null) return;
    view.addEventListener('afterprint', () => frame.remove());
    view.print();
  });
  document.body.append(frame);
}

/** Maximum length of a `mailto:` address that all mail programs and browsers accept. */
const MAIL_MAX = 2000;

/** Encodes for an address, without lone surrogates, which a cut text may end with. */
const escaped = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));

/** Returns the address that opens a new e-mail. Programs cut or ignore one longer than `MAIL_MAX`. */
export function mailAddress(subject: string, text: string): { href: string; length: number } {
  const body = text.trim().replace(/\n/g, '\r\n');
  const href = `mailto:?subject=${escaped(subject)}&body=${escaped(body)}`;
  return { href, length: href.length };
}

interface SendButtonsProps {
  answer: Answer;
  excerpts: readonly ExcerptRef[];
  words: ReplyWords;
  /** Subject of the e-mail, in the customer's language. */
  subject: string;
}

/** The buttons that copy, mail and print the reply. An e-mail that would be too long contains its link instead. */
export function SendButtons({ answer, excerpts, words, subject }: SendButtonsProps) {
  const { store, state } = useReplyStore();
  const { t, site } = store;
  const { customer } = state;
  const url = replyUrl(excerpts, customer, site, words.isLinked === true ? words : undefined);
  const whole = mailAddress(subject, answer.text);
  const isLong = whole.length > MAIL_MAX;
  const short = mailAddress(subject, composeAnswer([], '', { ...words, greeting: `${words.greeting}\n\n${url}` }).text);
  const isEmpty = excerpts.length === 0;
  const button = (label: string, act: () => void) => (
    <button type="button" css={toolStyles.text} disabled={isEmpty} onClick={act}>
      {label}
    </button>
  );
  return (
    <>
      <div css={styles.row}>
        <button
          type="button"
          css={toolStyles.main}
          disabled={isEmpty}
          title="Alt+C"
          onClick={() => void store.copy(Promise.resolve(answer), t('replyCopied'))}
        >
          {t('copyReply')}
        </button>
        {button(t('copyReplyLink'), () => void store.copy(Promise.resolve(linkAnswer(url)), t('linkCopied')))}
        {!isEmpty && (
          <a css={toolStyles.text} href={isLong ? short.href : whole.href}>
            {t('openMail')}
          </a>
        )}
        {button(t('print'), () => printAnswer(answer.html, subject, customer))}
        <button type="button" css={[toolStyles.text, toolStyles.apart]} onClick={store.empty}>
          {t('emptyReply')}
        </button>
      </div>
      {isLong && !isEmpty && <p css={styles.note}>{t('mailTooLong', { count: whole.length, most: MAIL_MAX })}</p>}
    </>
  );
}
