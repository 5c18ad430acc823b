import { SiteLink } from '../../../components/ui/SiteLink';
import { usePageData } from '../../../hooks/site/useFeatureData';
import { MAIN_ROOT } from '../../../model/pages/docRoots';
import { noticeBox } from '../../../theme/noticeBox';
import { role } from '../../../theme/palette';
import { styleSheet } from '../../../theme/styleSheet';
import { preferVersion } from '../browser/preferredVersion';
import { useVersionText } from '../hooks/useDocsVersions';

const styles = styleSheet({ banner: noticeBox(role.warningSoft, role.warning) });

/** Banner of an unreleased or unmaintained version, with a link to the current one. */
export function VersionBanner() {
  const page = usePageData('versions');
  const t = useVersionText();
  if (page === undefined || page.banner === 'none') return null;
  const { label, latestPath, banner } = page;
  return (
    <section css={styles.banner} aria-label={t('versions.notice')}>
      <p>
        {banner === 'unreleased' ? t('versions.unreleased', { label }) : t('versions.unmaintained', { label })}{' '}
        <SiteLink href={latestPath} onClick={() => preferVersion(MAIN_ROOT)}>
          {t('versions.latest')}
        </SiteLink>
      </p>
    </section>
  );
}
