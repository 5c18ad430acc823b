import { usePageData } from '../../../hooks/site/useFeatureData';
import { role } from '../../../theme/palette';
import { styleSheet } from '../../../theme/styleSheet';
import { radius } from '../../../theme/tokens';

const styles = styleSheet({
  note: {
    display: 'inline-block',
    padding: '0.1rem 0.6rem',
    border: `1px solid ${role.noteLine}`,
    borderRadius: radius.large,
    background: role.noteSoft,
    color: role.note,
    fontSize: '0.8125rem',
    fontWeight: 650,
  },
});

/** Says on a page for colleagues that customers do not see it. */
export function ColleaguesNote() {
  const page = usePageData('colleagues');
  if (page === undefined) return null;
  // The slot gives the paragraph a line of its own.
  return (
    <p>
      <span css={styles.note}>{page.internal}</span>
    </p>
  );
}
