import { useRef } from 'react';
import { useClosingDetails } from '../../../hooks/navigation/useClosingDetails';
import { useDocsVersions, type DocsVersions } from '../hooks/useDocsVersions';
import { useLocale } from '../../../i18n/useLocale';
import { media } from '../../../theme/media';
import { styleSheet } from '../../../theme/styleSheet';
import { role } from '../../../theme/palette';
import { space } from '../../../theme/tokens';
import { disclosure } from '../../../components/ui/disclosure';
import { versionText } from './versionText';
import { VersionLinks } from './VersionLinks';

const styles = styleSheet({
  inBar: { [media.mobile]: { display: 'none' } },
  chevron: {
    '&::after': {
      content: '""',
      width: '0.4em',
      height: '0.4em',
      borderInlineEnd: '2px solid',
      borderBlockEnd: '2px solid',
      transform: 'translateY(-25%) rotate(45deg)',
    },
    '[open] > &::after': { transform: 'translateY(25%) rotate(225deg)' },
  },
  menu: { display: 'grid', gap: space.xs, paddingBlock: space.s },
  menuTitle: { paddingInline: '0.75rem', color: role.textMuted, fontSize: '0.875rem' },
});

/** Where a reader picks a version of the docs: a list that opens in the bar, or is open in the menu. */
export function VersionSwitch({ isInMenu = false }: { isInMenu?: boolean }) {
  const { sitePath } = useLocale();
  const versions = useDocsVersions();
  if (versions === null) return null;
  return isInMenu ? <VersionMenu versions={versions} /> : <VersionDisclosure key={sitePath} versions={versions} />;
}

type VersionsProps = { versions: DocsVersions };

function VersionMenu({ versions }: VersionsProps) {
  const t = versionText(versions);
  return (
    <nav css={styles.menu} aria-label={t('versions.title')}>
      <p css={styles.menuTitle}>{t('versions.title')}</p>
      <VersionLinks versions={versions} />
    </nav>
  );
}

function VersionDisclosure({ versions }: VersionsProps) {
  const t = versionText(versions);
  const details = useRef<HTMLDetailsElement>(null);
  useClosingDetails(details);
  const label = versions.entries.find(({ name }) => name === versions.target)?.label ?? '';
  return (
    <details css={[disclosure.root, styles.inBar]} ref={details}>
      <summary css={[disclosure.summary, styles.chevron]}>{t('versions.version', { label })}</summary>
      <nav css={disclosure.panel} aria-label={t('versions.title')}>
        <VersionLinks versions={versions} />
      </nav>
    </details>
  );
}
