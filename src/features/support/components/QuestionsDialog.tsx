import { useModalPanel } from '../../../hooks/navigation/useModalPanel';
import { headingText } from '../browser/extractSection';
import { pageQuestions, targetOnPage } from '../browser/targets';
import { useReplyStore } from '../hooks/useReplyStore';
import { panelStyles as styles } from './panelStyles';
import { StatusMessage } from './StatusMessage';
import { SupportDialog } from './SupportDialog';
import { toolStyles } from './toolStyles';

/** The questions of the page, of which each can be added to the reply. */
export function QuestionsDialog({ onClosed }: { onClosed: () => void }) {
  const { store } = useReplyStore();
  const { t } = store;
  return (
    <SupportDialog title={t('questionsTitle')} panel={useModalPanel(onClosed)}>
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
    </SupportDialog>
  );
}
