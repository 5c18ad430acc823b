import { useId } from 'react';
import { useText } from '../../../i18n/useText';
import { firstQuestion, type Conversation } from '../model/askAi/conversation';
import { styleSheet } from '../../../theme/styleSheet';
import { iconButton } from '../../../components/ui/iconButton';
import { CloseIcon } from '../../../components/ui/icons';
import { askAiStyles } from './askAiStyles';

const styles = styleSheet({
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  name: {
    minHeight: 40,
    padding: 0,
    border: 0,
    background: 'transparent',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
  },
});

interface PastConversationsProps {
  /** Newest first. */
  conversations: readonly Conversation[];
  onOpen: (conversation: Conversation) => void;
  onForget: (id: string) => void;
}

/** The stored conversations, to open or remove. */
export function PastConversations({ conversations, onOpen, onForget }: PastConversationsProps) {
  const t = useText();
  const titleId = useId();
  if (conversations.length === 0) return null;
  return (
    <section css={askAiStyles.exchange} aria-labelledby={titleId}>
      <h3 id={titleId} css={askAiStyles.note}>
        {t('askAi.past')}
      </h3>
      <ul>
        {conversations.map((conversation, index) => (
          // Keyed by index: after a removal, the focus stays on the button of the next row.
          <li key={index} css={styles.row}>
            <button type="button" css={styles.name} onClick={() => onOpen(conversation)}>
              {firstQuestion(conversation)}
            </button>
            <button
              type="button"
              css={iconButton}
              aria-label={t('askAi.forget', { question: firstQuestion(conversation) })}
              onClick={() => onForget(conversation.id)}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
