import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { fetchOfflineTexts as readTexts, fetchNewest, siteKeeper } from '../browser/siteKeeper';
import { useModalPanel } from '../../../hooks/navigation/useModalPanel';
import { useCatalogue } from '../../../i18n/useCatalogue';
import { useText } from '../../../i18n/useText';
import { iconButton } from '../../../components/ui/iconButton';
import { CloseIcon } from '../../../components/ui/icons';
import { offlineStyles as styles } from './offlineStyles';
import { useLocale } from '../../../i18n/useLocale';
import type { KeptEdition, OfflineFailure } from '../model/messages';
import { formatMegabytes, percentOf, type Progress } from '../model/progress';
import type { OfflineKeeper, OfflineState } from '../browser/offlineKeeper';
import type { PrecacheSummary } from '../model/precacheManifest';

interface Offline extends Pick<OfflineKeeper, 'remove'> {
  state: OfflineState;
  /** The newest edition on the server, if known. */
  newest: PrecacheSummary | undefined;
  keep: () => Promise<void>;
}

/** The state of offline reading and its actions. */
function useOffline(): Offline {
  const keeper = siteKeeper();
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  const [newest, setNewest] = useState<PrecacheSummary>();
  useEffect(() => {
    void keeper.look();
    void fetchNewest().then(setNewest);
  }, [keeper]);
  return { state, newest, remove: keeper.remove, keep: () => keeper.keep(newest) };
}

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

/** The actions for the current state. */
export function OfflineActions({ state, newest, keep, remove }: Offline) {
  const t = useText();
  const keepButton = (text: string) => (
    <button type="button" css={styles.main} onClick={() => void keep()}>
      {text}
    </button>
  );
  const removeButton = (
    <button type="button" css={styles.button} onClick={() => void remove()}>
      {t('offline.remove')}
    </button>
  );
  switch (state.kind) {
    case 'none':
      return <div css={styles.buttons}>{keepButton(t('offline.keep'))}</div>;
    case 'kept': {
      const canUpdate = newest !== undefined && newest.id !== state.kept.id && !state.isWaiting;
      return (
        <div css={styles.buttons}>
          {canUpdate && keepButton(t('offline.update'))}
          {removeButton}
        </div>
      );
    }
    case 'failed':
      return (
        <div css={styles.buttons}>
          {keepButton(t('navigation.retry'))}
          {state.kept !== undefined && removeButton}
        </div>
      );
    default:
      return null;
  }
}

export { readTexts };

export interface OfflineDialogProps {
  texts: Readonly<Record<string, string>>;
  /** Called after closing. */
  onClosed: () => void;
}

/** Explains offline reading; keeps, updates or removes the site. */
export function OfflineDialog({ texts, onClosed }: OfflineDialogProps) {
  useCatalogue('offline', texts);
  const t = useText();
  const offline = useOffline();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { ref, close, onClickCapture } = useModalPanel(onClosed);
  const { kind } = offline.state;
  // If the pressed button has disappeared, keep the focus in the dialog.
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === ref.current) heading.current?.focus();
  }, [kind, ref]);
  // Outside the footer, whose colours may differ.
  return createPortal(
    <dialog css={styles.dialog} ref={ref} aria-modal="true" aria-labelledby={titleId} onClickCapture={onClickCapture}>
      <div css={styles.head}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {t('offline.title')}
        </h2>
        <button type="button" css={iconButton} aria-label={t('offline.close')} onClick={close}>
          <CloseIcon />
        </button>
      </div>
      <div css={styles.body}>
        <OfflineReport {...offline} />
        <OfflineActions {...offline} />
      </div>
    </dialog>,
    document.body,
  );
}
