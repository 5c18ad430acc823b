import { preferVersion } from '../browser/preferredVersion';
import { useDocsVersions } from '../hooks/useDocsVersions';
import { SiteLink } from '../../../components/ui/SiteLink';
import { CURRENT_VERSION } from '../../../model/pages/versionPath';
import { noticeBox } from '../../../theme/noticeBox';
import { styleSheet } from '../../../theme/styleSheet';
import { role } from '../../../theme/palette';
import { radius, space } from '../../../theme/tokens';
import { versionText } from './versionText';

const styles = styleSheet({
  banner: noticeBox(role.warningSoft, role.warning),
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

/** Says that a page belongs to docs that are not out yet, or no longer kept up, and leads to the current ones. */
export function VersionBanner() {
  const versions = useDocsVersions();
  if (versions === null || versions.page === null || versions.page.banner === 'none') return null;
  const t = versionText(versions);
  const { label, latestPath, banner } = versions.page;
  return (
    <section css={styles.banner} aria-label={t('versions.notice')}>
      <p>
        {banner === 'unreleased' ? t('versions.unreleased', { label }) : t('versions.unmaintained', { label })}{' '}
        <SiteLink href={latestPath} onClick={() => preferVersion(CURRENT_VERSION)}>
          {t('versions.latest')}
        </SiteLink>
      </p>
    </section>
  );
}

/** Names the version of a page, where the docs have more than one. */
export function VersionBadge() {
  const versions = useDocsVersions();
  if (versions === null || versions.page === null) return null;
  const t = versionText(versions);
  return <p css={styles.badge}>{t('versions.version', { label: versions.page.label })}</p>;
}
