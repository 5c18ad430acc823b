import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import type { OpenedHit } from '../../extend';
import type { SearchAnswer } from '../../model/search/provider';
import { dialogStyles as styles } from './dialogStyles';
import { LateContact, LateStart } from './lateSlots';
import { Marked } from './Marked';

interface NothingFoundProps {
  query: string;
  answer: SearchAnswer;
  /** The guides of the front page. */
  featured: readonly OpenedHit[] | undefined;
  onQuery: (query: string) => void;
}

/** Message without results: the closest page, a link to support, and what an empty search offers. */
export function NothingFound({ query, answer: { nearest }, featured = [], onQuery }: NothingFoundProps) {
  const t = useText();
  return (
    <>
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
        <LateContact where="noResults" query={query} />
      </div>
      <LateStart {...{ featured, onQuery }} isEmpty={false} />
    </>
  );
}
