import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import { supportAddress } from '../../model/search/manifest';
import { dialogStyles as styles } from './dialogStyles';

interface ClosestNoteProps {
  query: string;
  /** Page or address where support is asked, or null. */
  support: string | null;
}

/** Says that the hits are no answer but what comes closest to one, and where one is had. */
export function ClosestNote({ query, support }: ClosestNoteProps) {
  const t = useText();
  return (
    <p css={styles.note}>
      {t('search.closest')}{' '}
      {support !== null && <SiteLink href={supportAddress(support, query)}>{t('search.askSupport')}</SiteLink>}
    </p>
  );
}
