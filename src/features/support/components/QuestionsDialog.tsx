import { useEffect, useRef, useState } from 'react';
import { useModalPanel } from '../../../hooks/navigation/useModalPanel';
import { useReplyStore } from '../hooks/useReplyStore';
import { panelStyles as styles } from './panelStyles';
import { StatusMessage } from './StatusMessage';
import { SupportDialog } from './SupportDialog';
import { toolStyles } from './toolStyles';

/** The questions of a page, of which each can be added to the reply. */
export function QuestionsDialog({ onClosed }: { onClosed: () => void }) {
  const { store, state } = useReplyStore();
  const { t } = store;
  const [filter, setFilter] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const panel = useModalPanel(onClosed);
  // After the panel has opened, which moves the focus to its first button.
  useEffect(() => box.current?.focus(), []);
  const words = filter.toLowerCase().split(/\s+/);
  const found = state.questions.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
  return (
    <SupportDialog title={t('questionsTitle')} panel={panel}>
      <label css={styles.field}>
        {t('filterQuestions')}
        <input type="search" ref={box} value={filter} onChange={(event) => setFilter(event.target.value)} />
      </label>
      <ul css={styles.excerpts}>
        {found.map(({ target, text }) => (
          <li key={target.anchor}>
            <button type="button" css={[toolStyles.button, styles.question]} onClick={() => void store.add(target)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      <StatusMessage />
    </SupportDialog>
  );
}
