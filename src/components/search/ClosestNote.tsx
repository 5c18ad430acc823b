import { components } from 'site-slots/contact';
import { useText } from '../../i18n/useText';
import { Slot } from '../layout/Slot';
import { dialogStyles as styles } from './dialogStyles';

/** Note that the results are only close matches, with a link to support. */
export function ClosestNote({ query }: { query: string }) {
  const t = useText();
  return (
    <div css={styles.note}>
      <p>{t('search.closest')}</p>
      <Slot name="contact" components={components} where="closeMatches" query={query} />
    </div>
  );
}
