import type { SlotProps } from '../../../../extend';
import { SiteLink } from '../../../../components/ui/SiteLink';
import { useCatalogues } from '../../../../i18n/useCatalogue';
import { useText } from '../../../../i18n/useText';
import { mailFor, supportFor } from '../../model/feedback';
import { feedbackStyles as styles } from './feedbackStyles';

/** Asks whether the page helped, on a site without an endpoint: the reader answers by mail, or asks support. */
export function FeedbackLinks({ data, title, pageUrl }: SlotProps['articleBottom']) {
  const { mail, support, texts } = data.measuring;
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
      {mail === null && support !== null && (
        <SiteLink css={styles.link} href={supportFor(support, pageUrl)}>
          {t('feedback.support')}
        </SiteLink>
      )}
      {mail !== null && <p css={styles.note}>{t('feedback.mailNote')}</p>}
    </div>
  );
}
