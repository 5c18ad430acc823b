import { useRef } from 'react';
import { disclosure } from '../../../components/ui/disclosure';
import { useClosingDetails } from '../../../hooks/navigation/useClosingDetails';
import { useLocale } from '../../../i18n/useLocale';
import { media } from '../../../theme/media';
import { styleSheet } from '../../../theme/styleSheet';
import { useDocsVersions, useVersionText } from '../hooks/useDocsVersions';
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
});

/** The version menu in the bar, which closes on navigation. */
export function VersionSwitch() {
  const { sitePath } = useLocale();
  return <VersionDisclosure key={sitePath} />;
}

function VersionDisclosure() {
  const t = useVersionText();
  const { entries, target } = useDocsVersions();
  const details = useRef<HTMLDetailsElement>(null);
  useClosingDetails(details);
  const label = entries.find(({ name }) => name === target)?.label ?? '';
  return (
    <details css={[disclosure.root, styles.inBar]} ref={details}>
      <summary css={[disclosure.summary, styles.chevron]}>{t('versions.version', { label })}</summary>
      <nav css={disclosure.panel} aria-label={t('versions.title')}>
        <VersionLinks />
      </nav>
    </details>
  );
}
