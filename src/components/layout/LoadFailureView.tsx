import { useEffect } from 'react';
import { useText } from '../../i18n/useText';
import { withoutBreadcrumbs } from '../../theme/stack';
import { space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import { plainButton } from '../ui/plainButton';
import { Main } from './Main';
import { PageTitle } from './PageTitle';

const styles = styleSheet({
  page: { ...withoutBreadcrumbs, gap: space.l },
  retry: { ...plainButton, justifySelf: 'start' },
});

interface LoadFailureViewProps {
  /** `unreachable` without a response, `broken` for an invalid one. */
  reason: 'unreachable' | 'broken';
  onRetry: () => void;
}

/** Replaces a page that failed to load, inside the previous page's layout. */
export function LoadFailureView({ reason, onRetry }: LoadFailureViewProps) {
  const t = useText();
  const title = t('common.loadFailedTitle');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Main>
      <div css={styles.page}>
        <PageTitle
          title={title}
          lead={reason === 'unreachable' ? t('common.loadFailedUnreachable') : t('common.loadFailedBroken')}
        />
        <button type="button" css={styles.retry} onClick={onRetry}>
          {t('navigation.retry')}
        </button>
      </div>
    </Main>
  );
}
