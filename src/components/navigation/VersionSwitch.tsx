import { useEffect, useRef } from 'react';
import { useDocsVersions, type DocsVersions } from '../../hooks/useDocsVersions';
import { useLocale } from '../../i18n/useLocale';
import { media } from '../../theme/media';
import { styleSheet } from '../../theme/styleSheet';
import { radius, role, space } from '../../theme/tokens';
import { versionText } from './versionText';
import { VersionLinks } from './VersionLinks';

const styles = styleSheet({
  switch: { position: 'relative', [media.mobile]: { display: 'none' } },
  summary: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minHeight: 40,
    paddingInline: '0.65rem',
    borderRadius: radius.small,
    color: role.textMuted,
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: role.text, background: role.surface },
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
  panel: {
    position: 'absolute',
    insetInlineEnd: 0,
    top: `calc(100% + ${space.xs})`,
    minWidth: '100%',
    width: 'max-content',
    maxWidth: '18rem',
    padding: space.xs,
    border: `1px solid ${role.border}`,
    borderRadius: radius.medium,
    background: role.surfaceRaised,
    boxShadow: role.shadow,
  },
  menu: { display: 'grid', gap: space.xs, paddingBlock: space.s },
  menuTitle: { paddingInline: '0.75rem', color: role.textMuted, fontSize: '0.875rem' },
});

/** Closes an opened `details` when the reader presses Escape or turns to something else. */
function useLightDismiss() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (details.current?.contains(target as Node) === false) details.current.open = false;
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || details.current?.open !== true) return;
      if (details.current.contains(document.activeElement)) details.current.querySelector('summary')?.focus();
      details.current.open = false;
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, []);
  return details;
}

/** Where a reader picks a version of the docs: a list that opens in the bar, or stands open in the menu. */
export function VersionSwitch({ isInMenu = false }: { isInMenu?: boolean }) {
  const versions = useDocsVersions();
  if (versions === null) return null;
  return isInMenu ? <VersionMenu versions={versions} /> : <VersionDisclosure versions={versions} />;
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
  const { sitePath } = useLocale();
  const details = useLightDismiss();
  const label = versions.entries.find(({ name }) => name === versions.target)?.label ?? '';
  return (
    <details css={styles.switch} key={sitePath} ref={details}>
      <summary css={styles.summary}>{t('versions.version', { label })}</summary>
      <nav css={styles.panel} aria-label={t('versions.title')}>
        <VersionLinks versions={versions} />
      </nav>
    </details>
  );
}
