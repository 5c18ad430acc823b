import type { ReactNode } from 'react';
import { AskAiLabel } from './AskAiLabel';
import { dialogStyles as styles } from '../../../components/search/dialogStyles';

interface AskEntryProps {
  id: string;
  question: string;
  isActive: boolean;
  onChoose: (id: string) => void;
  onAsk: () => void;
}

/** The first entry of the list, where the site has an assistant: asks it what is in the box. */
export function AskEntry({ id, question, isActive, onChoose, onAsk }: AskEntryProps): ReactNode {
  return (
    <button
      type="button"
      role="option"
      id={id}
      css={[styles.option, styles.ask]}
      tabIndex={-1}
      aria-selected={isActive}
      onMouseMove={isActive ? undefined : () => onChoose(id)}
      onClick={onAsk}
    >
      <AskAiLabel question={question} />
    </button>
  );
}
