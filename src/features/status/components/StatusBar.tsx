import { useEffect, useRef, useState } from 'react';
import { storageSlot } from '../../../browser/site/storageSlot';
import { CloseIcon } from '../../../components/ui/icons';
import { iconButton } from '../../../components/ui/iconButton';
import { SiteLink } from '../../../components/ui/SiteLink';
import { useFeatureData } from '../../../hooks/site/useFeatureData';
import { useLocale } from '../../../i18n/useLocale';
import { media } from '../../../theme/media';
import { role } from '../../../theme/palette';
import { styleSheet } from '../../../theme/styleSheet';
import { space } from '../../../theme/tokens';
import { ask, INTERVAL, lastFile } from '../browser/statusFile';
import { readNotice, type StatusNotice } from '../model/statusNotice';

/** Storage key of the closed notice's id. */
const STATUS_KEY = 'site.status';
/** Returns the notice of this moment, unless the reader has closed it. */
function useNotice(): { notice: StatusNotice | undefined; close: () => void } {
  const { url, defaultCode } = useFeatureData('status');
  const { code } = useLocale();
  const [notice, setNotice] = useState<StatusNotice>();
  useEffect(() => {
    const slot = storageSlot(STATUS_KEY);
    const update = () => {
      const found = readNotice(lastFile(), { code, defaultCode, now: Date.now() });
      const shown = found?.id === slot.get() ? undefined : found;
      setNotice((before) => (JSON.stringify(before) === JSON.stringify(shown) ? before : shown));
    };
    const look = () => void ask(url).then(update);
    update();
    look();
    const timer = setInterval(look, INTERVAL);
    document.addEventListener('visibilitychange', look);
    const stopListening = slot.listen(update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      stopListening();
    };
  }, [url, code, defaultCode]);
  return { notice, close: () => notice !== undefined && storageSlot(STATUS_KEY).set(notice.id) };
}

const styles = styleSheet({
  // At the end of the page and the bottom of the window: nothing that a reader looks at moves.
  bar: {
    position: 'sticky',
    // Above the bar that asks for consent.
    bottom: 'var(--help-bottom-inset, 0px)',
    zIndex: 170,
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minHeight: 44,
    paddingInline: space.m,
    borderTop: '1px solid rgb(128 128 128 / 30%)',
    color: role.text,
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    // The empty live region stays, without room of its own.
    '& > :empty': { position: 'absolute' },
    [media.print]: { display: 'none' },
  },
  info: { background: role.infoSoft },
  warning: { background: role.warningSoft },
  critical: { background: role.dangerSoft },
  texts: { flex: 1, textAlign: 'center', overflowWrap: 'anywhere', [media.phone]: { textAlign: 'start' } },
  text: { display: 'block', paddingBlock: '0.55rem' },
  link: { color: 'inherit', fontWeight: 600, '&:hover': { color: 'inherit' } },
  close: { color: 'inherit', '&:hover': { color: 'inherit', background: 'rgb(128 128 128 / 25%)' } },
});

/** The notice of a disruption. Its live regions are there before their text, so that screen readers announce it. */
export function StatusBar() {
  const { label, closeLabel, moreLabel } = useFeatureData('status');
  const { notice, close } = useNotice();
  const bar = useRef<HTMLDivElement>(null);
  // Buttons in the corner of the window stand above it.
  useEffect(() => {
    const height = notice === undefined ? 0 : (bar.current?.offsetHeight ?? 0);
    document.documentElement.style.setProperty('--help-notice-height', `${height}px`);
  }, [notice]);
  const text = notice !== undefined && (
    <span css={styles.text} lang={notice.lang}>
      {notice.text}
      {notice.link !== undefined && (
        <>
          {' '}
          <SiteLink css={styles.link} href={notice.link}>
            {moreLabel}
          </SiteLink>
        </>
      )}
    </span>
  );
  const isCritical = notice?.level === 'critical';
  return (
    <div
      ref={bar}
      css={notice && [styles.bar, styles[notice.level]]}
      role={notice && 'complementary'}
      aria-label={notice && label}
    >
      <div role="status" css={isCritical ? undefined : notice && styles.texts}>
        {!isCritical && text}
      </div>
      <div role="alert" css={isCritical ? styles.texts : undefined}>
        {isCritical && text}
      </div>
      {notice !== undefined && (
        <button type="button" css={[iconButton, styles.close]} aria-label={closeLabel} onClick={close}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
