import { useModalPanel } from '../../../hooks/navigation/useModalPanel';
import { useReplyStore } from '../hooks/useReplyStore';
import { iconButton } from '../../../components/ui/iconButton';
import { CloseIcon } from '../../../components/ui/icons';
import { panelStyles as styles } from './panelStyles';
import { SupportSwitch } from './SupportSwitch';

/** The list of keyboard shortcuts. */
export function KeysDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useReplyStore().store;
  const { ref, close, onClickCapture } = useModalPanel(onClosed);
  const keys = [
    ['Ctrl+K', t('keySearch')],
    ['Alt+L', t('keyLink')],
    ['Alt+C', t('keyAnswer')],
    ['Alt+A', t('keyAdd')],
    ['Alt+R', t('keyReply')],
    ['Alt+1–9, Alt+0', t('keyArea')],
    ['Shift+Enter', t('keyBeside')],
    ['Ctrl+Enter', t('keyTab')],
    ['Alt+↑, Alt+↓', t('keyMove')],
    ['Alt+Delete', t('keyRemove')],
    ['?', t('keyKeys')],
    ['Esc', t('keyClose')],
  ] as const;
  return (
    <dialog css={styles.panel} ref={ref} aria-modal="true" aria-label={t('keysTitle')} onClickCapture={onClickCapture}>
      <div css={styles.frame}>
        <div css={styles.head}>
          <h2>{t('keysTitle')}</h2>
          <button type="button" css={iconButton} aria-label={t('close')} onClick={close}>
            <CloseIcon />
          </button>
        </div>
        <dl css={styles.keys}>
          {keys.map(([key, what]) => (
            <div key={key} css={styles.key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p css={styles.note}>{t('keysNote')}</p>
        <SupportSwitch />
      </div>
    </dialog>
  );
}
