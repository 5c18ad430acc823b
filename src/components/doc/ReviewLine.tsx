import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { longDate } from '../../model/text/date';
import { styleSheet } from '../../theme/styleSheet';
import { role } from '../../theme/palette';

const styles = styleSheet({ line: { color: role.textMuted, fontSize: '0.875rem' } });

export interface ReviewLineProps {
  /** Day on which the product owner confirmed the text (ISO 8601); null before that. */
  reviewed: string | null;
  /** What is unconfirmed on the page, `details` or `example`, or null. */
  unconfirmed: string | null;
  /** True for a translation whose original has changed since. */
  isOutdated: boolean;
}

/** A line on the review status of the page. */
export function ReviewLine({ reviewed, unconfirmed, isOutdated }: ReviewLineProps) {
  const t = useText();
  const { code } = useLocale();
  const parts = [
    ...(reviewed === null ? [] : [t('common.confirmed', { date: longDate(reviewed, code) })]),
    ...(unconfirmed === 'details' ? [t('common.unconfirmedDetails')] : []),
    ...(unconfirmed === 'example' ? [t('common.unconfirmedExample')] : []),
    ...(isOutdated ? [t('common.translationOutdated')] : []),
  ];
  return parts.length === 0 ? null : <p css={styles.line}>{parts.join(' ')}</p>;
}
