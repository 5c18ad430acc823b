import { SiteLink } from '../../../components/ui/SiteLink';
import { useFeatureData } from '../../../hooks/site/useFeatureData';
import { useCatalogue } from '../../../i18n/useCatalogue';
import { useLocale } from '../../../i18n/useLocale';
import { useText } from '../../../i18n/useText';
import { role } from '../../../theme/palette';
import { styleSheet } from '../../../theme/styleSheet';
import { space } from '../../../theme/tokens';

const styles = styleSheet({
  bar: {
    padding: `${space.s} ${space.m}`,
    borderBottom: `1px solid ${role.warning}`,
    background: role.warningSoft,
    textAlign: 'center',
  },
});

/** Says on each page of a preview whether it is a draft, new or changed, and leads to the list of changes. */
export function PreviewBar() {
  const { texts, changesPath, states } = useFeatureData('drafts');
  useCatalogue('drafts', texts);
  const t = useText();
  const { sitePath } = useLocale();
  return (
    <section css={styles.bar} aria-label={t('drafts.changes')}>
      <strong>{t(`drafts.page_${states[sitePath] ?? 'same'}`)}</strong>{' '}
      <SiteLink href={changesPath}>{t('drafts.changes')}</SiteLink>
    </section>
  );
}
