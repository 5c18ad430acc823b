import { useEffect, useState, type ComponentType } from 'react';
import { components } from 'site-slots/contact';
import { Slot } from '../../../../components/layout/Slot';
import type { SlotProps } from '../../../../extend';
import { useCatalogues } from '../../../../i18n/useCatalogue';
import { useLocale } from '../../../../i18n/useLocale';
import { useText } from '../../../../i18n/useText';
import { feedbackFormStyles } from './feedbackFormStyles';
import type { FeedbackFormProps } from './FeedbackForm';
import { feedbackStyles as styles } from './feedbackStyles';

/** Answers by page, kept in memory while the site is open. */
const answered = new Map<string, boolean>();

interface VoteProps {
  /** Address that receives answers, or null. */
  endpoint: string | null;
  pageUrl: string;
}

type Form = ComponentType<FeedbackFormProps>;

type Bottom = SlotProps['articleBottom'];

/** The properties of the slot, without the data of other features. */
export type FeedbackProps = Pick<Bottom, 'title' | 'pageUrl'> & { data: Pick<Bottom['data'], 'measuring'> };

/** Asks whether the page helped. */
export function FeedbackVote({ data, pageUrl }: FeedbackProps) {
  const { endpoint, texts } = data.measuring;
  useCatalogues(texts);
  return <Vote key={pageUrl} endpoint={endpoint} pageUrl={pageUrl} />;
}

/** Two buttons; the first press loads the form. Without JavaScript, a link to support replaces them. */
function Vote({ endpoint, pageUrl }: VoteProps) {
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
      <div css={feedbackFormStyles.scriptless}>
        <Slot name="contact" components={components} where="feedback" pageUrl={pageUrl} />
      </div>
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
          pageUrl={pageUrl}
          helpful={answer}
          isSent={answered.has(page)}
          onSent={() => answered.set(page, answer)}
        />
      )}
    </fieldset>
  );
}
