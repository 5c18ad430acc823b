import { usePageData } from '../../../hooks/site/useFeatureData';
import { role } from '../../../theme/palette';
import { styleSheet } from '../../../theme/styleSheet';
import { radius, space } from '../../../theme/tokens';
import { useVersionText } from '../hooks/useDocsVersions';

const styles = styleSheet({
  badge: {
    justifySelf: 'start',
    padding: `0.1rem 0.6rem`,
    border: `1px solid ${role.border}`,
    borderRadius: radius.large,
    background: role.surface,
    color: role.textMuted,
    fontSize: '0.8125rem',
    fontWeight: 650,
    marginBlockEnd: `-${space.s}`,
  },
});

/** The version of a page. */
export function VersionBadge() {
  const page = usePageData('versions');
  const t = useVersionText();
  return page === undefined ? null : <p css={styles.badge}>{t('versions.version', { label: page.label })}</p>;
}
