import { Slot } from '../layout/Slot';
import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import type { SearchAnswer } from '../../model/search/provider';
import { dialogStyles as styles } from './dialogStyles';
import { LateContact } from './lateSlots';
import { Marked } from './Marked';

/** Message when the search's files fail to load. Its texts are in the page, because the search's may be missing. */
export function SearchFailure({ retry }: { retry: () => void }) {
  const t = useText();
  return (
    <div css={styles.message} role="alert">
      <p>
        <strong>{t('navigation.searchFailed')}</strong>
      </p>
      <p>{t('navigation.searchFailedHint')}</p>
      <button type="button" css={styles.textButton} onClick={retry}>
        {t('navigation.retry')}
      </button>
    </div>
  );
}

/** Note that the results are only close matches, with a link to support. */
export function ClosestNote({ query }: { query: string }) {
  const t = useText();
  return (
    <div css={styles.note}>
      <p>{t('search.closest')}</p>
      <LateContact where="closeMatches" query={query} />
    </div>
  );
}

interface NothingFoundProps {
  query: string;
  answer: SearchAnswer;
}

/** Message without results: the closest page and a link to support. */
export function NothingFound({ query, answer: { nearest } }: NothingFoundProps) {
  const t = useText();
  return (
    <div css={styles.message}>
      <p>
        <strong>{t('search.noneFor', { query })}</strong>
      </p>
      <p>{t('search.noneHint')}</p>
      {nearest !== null && (
        <p>
          {t('search.nearest')}:{' '}
          <SiteLink href={nearest.href} lang={nearest.lang}>
            <Marked parts={nearest.title} />
          </SiteLink>
        </p>
      )}
      <Slot name="noResults" query={query} />
      <LateContact where="noResults" query={query} />
    </div>
  );
}
