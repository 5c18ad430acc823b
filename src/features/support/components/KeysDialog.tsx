import { useModalPanel } from '../../../hooks/navigation/useModalPanel';
import { useReplyStore } from '../hooks/useReplyStore';
import { panelStyles as styles } from './panelStyles';
import { SupportDialog } from './SupportDialog';
import { SupportSwitch } from './SupportSwitch';

/** The list of keyboard shortcuts. */
export function KeysDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useReplyStore().store;
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
    <SupportDialog title={t('keysTitle')} panel={useModalPanel(onClosed)}>
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
    </SupportDialog>
  );
}
