import { useCatalogues } from '../../../../i18n/useCatalogue';
import { useText } from '../../../../i18n/useText';
import { mailFor } from '../../model/feedback';
import type { FeedbackProps } from './FeedbackVote';
import { feedbackStyles as styles } from './feedbackStyles';

/** Asks whether the page helped, on a site with a mail address for answers. */
export function FeedbackLinks({ data, title, pageUrl }: FeedbackProps) {
  const { mail, texts } = data.measuring;
  useCatalogues(texts);
  const t = useText();
  const question = t('feedback.question');
  const answers = [t('feedback.yes'), t('feedback.no')];
  return (
    <div css={styles.box}>
      <p css={styles.question}>{question}</p>
      {mail !== null &&
        answers.map((answer) => (
          <a css={styles.link} href={mailFor(mail, `${question} ${answer}: ${title}`, pageUrl)} key={answer}>
            {answer}
          </a>
        ))}
      {mail !== null && <p css={styles.note}>{t('feedback.mailNote')}</p>}
    </div>
  );
}
