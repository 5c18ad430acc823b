import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import { supportAddress } from '../../model/search/manifest';
import { dialogStyles as styles } from './dialogStyles';

interface ClosestNoteProps {
  query: string;
  /** Path or URL of the support page, or null. */
  support: string | null;
}

/** Note that the results are only close matches, with a link to support. */
export function ClosestNote({ query, support }: ClosestNoteProps) {
  const t = useText();
  return (
    <p css={styles.note}>
      {t('search.closest')}{' '}
      {support !== null && <SiteLink href={supportAddress(support, query)}>{t('search.askSupport')}</SiteLink>}
    </p>
  );
}
