import { useOptionalCatalogues } from '../../../../i18n/useOptionalCatalogues';
import { SiteLink } from '../../../../components/ui/SiteLink';
import { useText } from '../../../../i18n/useText';
import { mailFor, supportFor, type FeedbackTargets } from '../../model/feedback';
import { feedbackStyles as styles } from './feedbackStyles';
import { FeedbackVote } from './FeedbackVote';

interface FeedbackProps {
  site: Queries.FeedbackFragment;
  title: string;
  /** Address of the page with its origin. */
  pageUrl: string;
}

/** Asks whether the page helped. What is offered depends on where answers can go: nothing is thanked for that goes nowhere. */
export function Feedback({ site, title, pageUrl }: FeedbackProps) {
  useOptionalCatalogues(site.feedbackTexts);
  if (site.feedback === null) return null;
  const { endpoint, support } = site.feedback;
  const supportUrl = support === null ? null : supportFor(support, pageUrl);
  if (endpoint !== null) return <FeedbackVote key={pageUrl} endpoint={endpoint} supportUrl={supportUrl} />;
  return <FeedbackLinks {...site.feedback} supportUrl={supportUrl} title={title} pageUrl={pageUrl} />;
}

interface FeedbackLinksProps extends Omit<FeedbackProps, 'site'>, Pick<FeedbackTargets, 'mail'> {
  supportUrl: string | null;
}

/** Answers that the reader sends: as a message, or to support. */
function FeedbackLinks({ mail, supportUrl, title, pageUrl }: FeedbackLinksProps) {
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
      {mail === null && supportUrl !== null && (
        <SiteLink css={styles.link} href={supportUrl}>
          {t('feedback.support')}
        </SiteLink>
      )}
      {mail !== null && <p css={styles.note}>{t('feedback.mailNote')}</p>}
    </div>
  );
}
