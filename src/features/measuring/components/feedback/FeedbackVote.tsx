import { useEffect, useState, type ComponentType } from 'react';
import { SiteLink } from '../../../../components/ui/SiteLink';
import { useLocale } from '../../../../i18n/useLocale';
import { useText } from '../../../../i18n/useText';
import { feedbackFormStyles } from './feedbackFormStyles';
import type { FeedbackFormProps } from './FeedbackForm';
import { feedbackStyles as styles } from './feedbackStyles';

/** Answers by page, for as long as the site is open; nothing of them is stored. */
const answered = new Map<string, boolean>();

interface FeedbackVoteProps {
  endpoint: string;
  /** Where support is asked about the page, or null. */
  supportUrl: string | null;
}

type Form = ComponentType<FeedbackFormProps>;

/**
 * Two buttons, the first press of which fetches what sends the answer and takes a comment. Without JavaScript there
 * is the way to support in their place.
 */
export function FeedbackVote({ endpoint, supportUrl }: FeedbackVoteProps) {
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
