import { useState } from 'react';
import { copyTextOf } from '../../browser/reading/copyTextOf';
import { useText } from '../../i18n/useText';
import { media } from '../../theme/media';
import { styleSheet } from '../../theme/styleSheet';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import { plainButton } from '../ui/plainButton';

const styles = styleSheet({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    color: role.textMuted,
    fontSize: '0.875rem',
    'html:not([data-scripted]) &': { display: 'none' },
    [media.print]: { display: 'none' },
  },
  button: {
    ...plainButton,
    minHeight: 28,
    padding: 0,
    border: 0,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    [media.touch]: { minHeight: 44 },
  },
  // The empty live region stays in the accessibility tree, but without a gap before it.
  outcome: { '&:empty': { position: 'absolute' } },
});

interface CopyPageProps {
  /** URL of the page's Markdown. */
  url: string;
}

/** Copies the page's Markdown; links to it on failure. */
export function CopyPage({ url }: CopyPageProps) {
  const t = useText();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = () => {
    setOutcome(null);
    copyTextOf(url, window).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <div css={styles.row}>
      <button type="button" css={styles.button} onClick={copy}>
        {t('common.copyPage')}
      </button>
      <span role="status" css={styles.outcome}>
        {outcome === 'copied' && t('common.pageCopied')}
        {outcome === 'failed' && (
          <>
            {t('common.copyPageFailed')} <a href={url}>{t('common.openMarkdown')}</a>
          </>
        )}
      </span>
    </div>
  );
}
