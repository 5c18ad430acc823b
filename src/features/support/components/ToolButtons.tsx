import type { KeyboardEvent } from 'react';
import type { Target } from '../browser/targets';
import { useReplyStore } from '../hooks/useReplyStore';
import type { SearchHit } from '../hooks/useSupportTools';
import { SUPPORT_KEYS } from '../model/keys';
import { toolStyles as styles } from './toolStyles';
import { Icon } from '../../../components/ui/icons';

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

const SIZE = 18;

/** Two links of a chain. */
const LinkIcon = () => (
  <Icon size={SIZE}>
    <path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />
  </Icon>
);

/** Two sheets. */
const CopyIcon = () => (
  <Icon size={SIZE}>
    <path d="M9 9h11v12H9zM5 15H4V3h11v2" />
  </Icon>
);

/** A letter with a plus. */
const AddIcon = () => (
  <Icon size={SIZE}>
    <path d="M20 11V5H3v13h9M3 6l8.5 6.5L20 6M18 15v6M15 18h6" />
  </Icon>
);

/** The tools beside a hit on the search page: they take its section that answers. */
export function SearchHitTools({ path, anchor, title }: SearchHit) {
  return <ToolButtons name={title} target={() => ({ path, anchor })} />;
}
