import type { Offline } from '../hooks/useOffline';
import { useLocale } from '../../../i18n/useLocale';
import { useText } from '../../../i18n/useText';
import type { KeptEdition, OfflineFailure } from '../model/messages';
import { formatMegabytes, percentOf, type Progress } from '../model/progress';
import { offlineStyles as styles } from './offlineStyles';

function ProgressBar({ progress }: { progress: Progress | undefined }) {
  const t = useText();
  const { code } = useLocale();
  const values = progress && {
    done: formatMegabytes(progress.done, code),
    total: formatMegabytes(progress.total, code),
  };
  const text = values === undefined ? t('offline.starting') : t('offline.progress', values);
  return (
    <>
      <progress
        css={styles.progress}
        max={100}
        value={progress && percentOf(progress)}
        aria-label={t('offline.working')}
        aria-valuetext={text}
      />
      <p>{text}</p>
    </>
  );
}

/** The kept edition. */
function Kept({ kept, newest, isWaiting }: { kept: KeptEdition; isWaiting: boolean } & Pick<Offline, 'newest'>) {
  const t = useText();
  const { code } = useLocale();
  const day = kept.day === '' ? '' : new Intl.DateTimeFormat(code, { dateStyle: 'long' }).format(new Date(kept.day));
  const isOld = newest !== undefined && newest.id !== kept.id;
  return (
    <>
      <p role="status">{t('offline.kept')}</p>
      <p>{t('offline.keptFrom', { day, size: formatMegabytes(kept.stored, code) })}</p>
      {isWaiting && <p>{t('offline.waiting')}</p>}
      {isOld && !isWaiting && <p>{t('offline.newer')}</p>}
      <p css={styles.note}>{t('offline.renewed')}</p>
    </>
  );
}

function FailureText({ reason }: { reason: OfflineFailure }) {
  const t = useText();
  return (
    <p css={styles.error} role="alert">
      {reason === 'quota' ? t('offline.failedQuota') : t('offline.failedNetwork')}
    </p>
  );
}

/** The dialog's text for a state. */
export function OfflineReport({ state, newest }: Pick<Offline, 'state' | 'newest'>) {
  const t = useText();
  const { code } = useLocale();
  switch (state.kind) {
    case 'looking':
      return <p role="status">{t('offline.looking')}</p>;
    case 'unsupported':
      return <p role="status">{t('offline.unsupported')}</p>;
    case 'working':
      return (
        <>
          <ProgressBar progress={state.progress} />
          <p css={styles.note}>{t('offline.goesOn')}</p>
        </>
      );
    case 'kept':
      return <Kept kept={state.kept} newest={newest} isWaiting={state.isWaiting} />;
    default:
      return (
        <>
          {state.kind === 'failed' && <FailureText reason={state.reason} />}
          {state.kind === 'failed' && state.kept !== undefined ? (
            <Kept kept={state.kept} newest={newest} isWaiting={false} />
          ) : (
            <>
              <p>{t('offline.intro')}</p>
              {newest !== undefined && (
                <p>
                  {t('offline.size', {
                    transfer: formatMegabytes(newest.transfer, code),
                    stored: formatMegabytes(newest.stored, code),
                  })}
                </p>
              )}
              <p css={styles.note}>{t('offline.videos')}</p>
            </>
          )}
        </>
      );
  }
}
