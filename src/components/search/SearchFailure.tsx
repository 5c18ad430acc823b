import { useText } from '../../i18n/useText';
import { dialogStyles as styles } from './dialogStyles';

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
