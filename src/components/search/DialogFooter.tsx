import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import { dialogStyles as styles } from './dialogStyles';

/** The way to all results, and what the keys do. */
export function DialogFooter({ href, total }: { href: string; total: number }) {
  const t = useText();
  return (
    <div css={styles.footer}>
      <SiteLink href={href}>{t('search.seeAll', { count: total })}</SiteLink>
      <span css={styles.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('search.keyMove')}
        </span>
        <span>
          <kbd>↵</kbd> {t('search.keyOpen')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('search.keyClose')}
        </span>
      </span>
    </div>
  );
}
