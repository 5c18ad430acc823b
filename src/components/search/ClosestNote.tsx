import { useText } from '../../i18n/useText';
import { dialogStyles as styles } from './dialogStyles';
import { LateContact } from './lateSlots';

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
