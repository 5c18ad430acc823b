import type { SearchStatus } from '../../hooks/search/useSearch';
import { useText } from '../../i18n/useText';
import type { SearchAnswer } from '../../model/search/provider';
import { ClosestNote } from './ClosestNote';
import { dialogStyles as styles } from './dialogStyles';
import { NothingFound } from './NothingFound';
import { SearchFailure } from './SearchFailure';

interface DialogMessagesProps {
  status: SearchStatus;
  answer: SearchAnswer;
  answered: string;
  retry: () => void;
  onCorrect: (query: string) => void;
}

/** Status of the search: number of results, no results, or a failure. */
export function DialogMessages({ status, answer, answered, retry, onCorrect }: DialogMessagesProps) {
  const t = useText();
  const isAnswered = status === 'ready' && answered !== '';
  const { total, correction, isClosest } = answer;
  return (
    <>
      <p className="visually-hidden" role="status">
        {isAnswered && (total > 0 ? t('search.count', { count: total }) : t('search.none'))}
      </p>
      {isAnswered && total > 0 && isClosest && <ClosestNote query={answered} />}
      {isAnswered && total > 0 && correction !== null && (
        <p css={styles.note}>
          {t('search.didYouMean')}{' '}
          <button type="button" css={styles.textButton} onClick={() => onCorrect(correction)}>
            {correction}
          </button>
          ?
        </p>
      )}
      {isAnswered && total === 0 && <NothingFound answer={answer} query={answered} />}
      {status === 'failed' && <SearchFailure retry={retry} />}
    </>
  );
}
