import { useId } from 'react';
import { SiteLink } from '../../../components/ui/SiteLink';
import { useText } from '../../../i18n/useText';
import { answerParagraphs } from '../model/askAi/answerText';
import type { AskMessage } from '../model/askAi/conversation';
import { AskAiActions } from './AskAiActions';
import { askAiStyles as styles } from './askAiStyles';

interface AskAiExchangeProps {
  question: string;
  answer: AskMessage | undefined;
  /** True while the answer is incoming. */
  isComing: boolean;
  onRate: (isUseful: boolean) => Promise<void>;
}

/**
 * A question and its answer. The answer is rendered as plain text, whatever markup it contains; screen readers announce
 * it once, when it is complete.
 */
export function AskAiExchange({ question, answer, isComing, onRate }: AskAiExchangeProps) {
  const t = useText();
  const sourcesId = useId();
  const paragraphs = answerParagraphs(answer?.text ?? '');
  const sources = answer?.sources ?? [];
  return (
    <li css={styles.exchange}>
      <h3 css={styles.question}>{question}</h3>
      <div css={styles.answer} aria-live="polite" aria-busy={isComing}>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {sources.length > 0 && (
        <div css={styles.sources}>
          <h4 id={sourcesId}>{t('askAi.sources')}</h4>
          <ul aria-labelledby={sourcesId}>
            {sources.map(({ href, title }) => (
              <li key={href}>
                <SiteLink href={href}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {answer !== undefined && !isComing && <AskAiActions text={paragraphs.join('\n\n')} onRate={onRate} />}
    </li>
  );
}
