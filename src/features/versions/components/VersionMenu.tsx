import { role } from '../../../theme/palette';
import { styleSheet } from '../../../theme/styleSheet';
import { space } from '../../../theme/tokens';
import { useVersionText } from '../hooks/useDocsVersions';
import { VersionLinks } from './VersionLinks';

const styles = styleSheet({
  menu: { display: 'grid', gap: space.xs, paddingBlock: space.s },
  menuTitle: { paddingInline: '0.75rem', color: role.textMuted, fontSize: '0.875rem' },
});

/** The version menu of a narrow window. */
export function VersionMenu() {
  const t = useVersionText();
  return (
    <nav css={styles.menu} aria-label={t('versions.title')}>
      <p css={styles.menuTitle}>{t('versions.title')}</p>
      <VersionLinks />
    </nav>
  );
}
