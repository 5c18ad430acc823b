import { useEffect, useState, type ComponentType } from 'react';
import type { SlotProps } from '../../../../extend';
import { SiteLink } from '../../../../components/ui/SiteLink';
import { useCatalogues } from '../../../../i18n/useCatalogue';
import { useLocale } from '../../../../i18n/useLocale';
import { useText } from '../../../../i18n/useText';
import { supportFor } from '../../model/feedback';
import { feedbackFormStyles } from './feedbackFormStyles';
import type { FeedbackFormProps } from './FeedbackForm';
import { feedbackStyles as styles } from './feedbackStyles';

/** Answers by page, kept in memory while the site is open. */
const answered = new Map<string, boolean>();

interface VoteProps {
  endpoint: string;
  /** Address of support for the page, or null. */
  supportUrl: string | null;
}

type Form = ComponentType<FeedbackFormProps>;

/** Asks whether the page helped, on a site with an endpoint. */
export function FeedbackVote({ data, pageUrl }: SlotProps['articleBottom']) {
  const { endpoint, support, texts } = data.measuring;
  useCatalogues(texts);
  if (endpoint === null) return null;
  return <Vote key={pageUrl} endpoint={endpoint} supportUrl={support === null ? null : supportFor(support, pageUrl)} />;
}

/**
 * Two buttons. The first press loads the form that sends the answer and takes a comment. Without JavaScript the link to
 * support replaces them.
 */
function Vote({ endpoint, supportUrl }: VoteProps) {
  const t = useText();
  const { code, sitePath } = useLocale();
  const [answer, setAnswer] = useState<boolean>();
  const [View, setView] = useState<Form | 'failed'>();
  const load = () => {
    setView(undefined);
    import(/* webpackChunkName: "feedback" */ './FeedbackForm').then(
      ({ FeedbackForm }) => setView(() => FeedbackForm),
      () => setView('failed'),
    );
  };
  const page = `${code} ${sitePath}`;
  useEffect(() => {
    const known = answered.get(page);
    if (known === undefined) return;
    setAnswer(known);
    load();
  }, [page]);
  const give = (helpful: boolean) => {
    if (answer !== undefined) return;
    setAnswer(helpful);
    load();
  };
  const answers = [
    { helpful: true, label: t('feedback.yes') },
    { helpful: false, label: t('feedback.no') },
  ];
  return (
    <fieldset css={styles.box}>
      <legend className="visually-hidden">{t('feedback.question')}</legend>
      <p css={styles.question} aria-hidden="true">
        {t('feedback.question')}
      </p>
      <div css={feedbackFormStyles.answers}>
        {answers.map(({ helpful, label }) => (
          <button
            key={label}
            type="button"
            css={feedbackFormStyles.button}
            aria-pressed={answer === helpful}
            aria-disabled={answer !== undefined}
            onClick={() => give(helpful)}
          >
            {label}
          </button>
        ))}
      </div>
      {supportUrl !== null && (
        <SiteLink css={[styles.link, feedbackFormStyles.scriptless]} href={supportUrl}>
          {t('feedback.support')}
        </SiteLink>
      )}
      {View === 'failed' && (
        <p role="alert">
          {t('feedback.failed')}{' '}
          <button type="button" css={feedbackFormStyles.button} onClick={load}>
            {t('feedback.retry')}
          </button>
        </p>
      )}
      {View !== undefined && View !== 'failed' && answer !== undefined && (
        <View
          endpoint={endpoint}
          supportUrl={supportUrl}
          helpful={answer}
          isSent={answered.has(page)}
          onSent={() => answered.set(page, answer)}
        />
      )}
    </fieldset>
  );
}
