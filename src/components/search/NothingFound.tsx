import { Slot } from '../layout/Slot';
import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import type { SearchAnswer } from '../../model/search/provider';
import { dialogStyles as styles } from './dialogStyles';
import { LateContact } from './lateSlots';
import { Marked } from './Marked';

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
