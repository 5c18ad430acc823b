import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import { monthInDigits } from '../../model/text/date';
import type { Change } from '../../model/pages/releases';
import { styleSheet } from '../../theme/styleSheet';
import { role } from '../../theme/palette';

const styles = styleSheet({ line: { color: role.textMuted, fontSize: '0.875rem' } });

interface ChangedInProps {
  /** Newest first. */
  changes: readonly Change[];
}

/** The releases that changed the page, linked to their notes. */
export function ChangedIn({ changes }: ChangedInProps) {
  const t = useText();
  if (changes.length === 0) return null;
  return (
    <p css={styles.line}>
      {`${t('common.changedIn')} `}
      {changes.map(({ path, released }, index) => {
        const month = monthInDigits(released);
        return (
          <span key={path}>
            {index > 0 && ', '}
            <SiteLink href={path} aria-label={t('common.releaseNote', { month })}>
              {month}
            </SiteLink>
          </span>
        );
      })}
    </p>
  );
}
