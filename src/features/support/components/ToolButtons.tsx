import type { KeyboardEvent } from 'react';
import type { Target } from '../browser/replyStore';
import { useReplyStore } from '../hooks/useReplyStore';
import { SUPPORT_KEYS } from '../model/keys';
import { AddIcon, CopyIcon, LinkIcon } from './toolIcons';
import { toolStyles as styles } from './toolStyles';

interface ToolButtonsProps {
  /** Accessible name of the toolbar. */
  name: string;
  target: () => Target | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus among the buttons by arrow keys: the toolbar is one tab stop. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = event.altKey ? undefined : STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  if (step === undefined) return;
  event.preventDefault();
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

/** The buttons that copy the link or the text of a target, or add it to the reply. */
export function ToolButtons({ name, target }: ToolButtonsProps) {
  const { store } = useReplyStore();
  const { t } = store;
  const button = (
    label: string,
    key: keyof typeof SUPPORT_KEYS,
    act: (target: Target) => Promise<void>,
    Icon: () => JSX.Element,
  ) => (
    <button
      type="button"
      css={styles.tool}
      tabIndex={key === 'link' ? 0 : -1}
      aria-label={label}
      title={`${label} (Alt+${SUPPORT_KEYS[key]})`}
      // Keep the selection in the text, and the focus in the search field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        const chosen = target();
        if (chosen !== undefined) void act(chosen);
      }}
    >
      <Icon />
    </button>
  );
  return (
    <div css={styles.tools} role="toolbar" tabIndex={-1} aria-label={name} onKeyDown={moveFocus}>
      {button(t('copyLink'), 'link', store.copyLink, LinkIcon)}
      {button(t('copyAnswer'), 'answer', store.copyExcerpt, CopyIcon)}
      {button(t('addToReply'), 'add', store.add, AddIcon)}
    </div>
  );
}
