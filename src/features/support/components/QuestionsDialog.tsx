import { useModalPanel } from '../../../hooks/navigation/useModalPanel';
import { headingText } from '../browser/extractSection';
import { pageQuestions, targetOnPage } from '../browser/targets';
import { useReplyStore } from '../hooks/useReplyStore';
import { iconButton } from '../../../components/ui/iconButton';
import { CloseIcon } from '../../../components/ui/icons';
import { panelStyles as styles } from './panelStyles';
import { StatusMessage } from './StatusMessage';
import { toolStyles } from './toolStyles';

/** The questions of the page, of which each can be added to the reply. */
export function QuestionsDialog({ onClosed }: { onClosed: () => void }) {
  const { store } = useReplyStore();
  const { t } = store;
  const { ref, close, onClickCapture } = useModalPanel(onClosed);
  return (
    <dialog
      css={styles.panel}
      ref={ref}
      aria-modal="true"
      aria-label={t('questionsTitle')}
      onClickCapture={onClickCapture}
    >
      <div css={styles.frame}>
        <div css={styles.head}>
          <h2>{t('questionsTitle')}</h2>
          <button type="button" css={iconButton} aria-label={t('close')} onClick={close}>
            <CloseIcon />
          </button>
        </div>
        <ul css={styles.excerpts}>
          {pageQuestions().map((heading) => (
            <li key={heading.id}>
              <button
                type="button"
                css={[toolStyles.button, styles.question]}
                onClick={() => void store.add(targetOnPage(heading.id, store.site))}
              >
                {headingText(heading)}
              </button>
            </li>
          ))}
        </ul>
        <StatusMessage />
      </div>
    </dialog>
  );
}
