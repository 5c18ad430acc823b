import type { KeyboardEvent } from 'react';
import type { Place } from '../browser/desk';
import { useDesk } from '../hooks/useDesk';
import { SUPPORT_KEYS } from '../model/keys';
import { AddIcon, CopyIcon, LinkIcon } from './kitIcons';
import { kitStyles as styles } from './kitStyles';

interface ToolButtonsProps {
  /** What they are for. */
  name: string;
  place: () => Place | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows move among the buttons, which are one stop of the Tab key. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = event.altKey ? undefined : STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  if (step === undefined) return;
  event.preventDefault();
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

/** Copies the link or the text of a place, or adds it to the reply. */
export function ToolButtons({ name, place }: ToolButtonsProps) {
  const { desk } = useDesk();
  const { t } = desk;
  const button = (
    label: string,
    key: keyof typeof SUPPORT_KEYS,
    act: (place: Place) => Promise<void>,
    Icon: () => JSX.Element,
  ) => (
    <button
      type="button"
      css={styles.tool}
      tabIndex={key === 'link' ? 0 : -1}
      aria-label={label}
      title={`${label} (Alt+${SUPPORT_KEYS[key]})`}
      // The mark in the text, and the focus in the box of the search, stay.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        const wanted = place();
        if (wanted !== undefined) void act(wanted);
      }}
    >
      <Icon />
    </button>
  );
  return (
    <div css={styles.tools} role="toolbar" tabIndex={-1} aria-label={name} onKeyDown={moveFocus}>
      {button(t('copyLink'), 'link', desk.copyLink, LinkIcon)}
      {button(t('copyAnswer'), 'answer', desk.copyPlace, CopyIcon)}
      {button(t('addToReply'), 'add', desk.add, AddIcon)}
    </div>
  );
}
