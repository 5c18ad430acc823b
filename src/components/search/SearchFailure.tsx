import { useText } from '../../i18n/useText';
import { dialogStyles as styles } from './dialogStyles';

/** The search's files could not be fetched. The texts come with the page, since the search's own may be missing, too. */
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
