import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Desk } from '../browser/desk';
import { placeAtHand } from '../browser/place';
import { useDesk } from '../hooks/useDesk';
import { isQuestionMark, supportKey } from '../model/keys';
import { KeysDialog } from './KeysDialog';
import { kitStyles as styles } from './kitStyles';
import { KitStatus } from './KitStatus';
import { MarkedTools } from './MarkedTools';
import { PartTools } from './PartTools';
import { ReplyPanel } from './ReplyPanel';

/** Where `?` is a letter. */
const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** What a key does on the page; keys in what is over the page are its own. */
function actOn(event: KeyboardEvent, desk: Desk): boolean {
  const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
  if (isQuestionMark(event) && !isTyping) return (desk.show('keys'), true);
  const key = supportKey(event);
  if (key === 'reply') desk.show('reply');
  else if (key === 'link') void desk.copyLink(placeAtHand(desk.site));
  else if (key === 'answer') void desk.copyPlace(placeAtHand(desk.site));
  else if (key === 'add') void desk.add(placeAtHand(desk.site));
  return key !== undefined;
}

/** The tools of those who answer customers, on every page: keys, buttons in the text, and the reply. */
export function KitRoot() {
  const { desk, state } = useDesk();
  const { reply, shown } = state;
  const opener = useRef<Element | null>(null);
  // Before anything of the tools is seen, since who sees them may press a key.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]') !== null) return;
      if (actOn(event, desk)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [desk]);
  // Noted before a dialog takes the focus.
  if (shown === undefined) opener.current = null;
  else opener.current ??= document.activeElement;
  const onClosed = () => {
    const back = opener.current;
    // What is below takes the focus only once the dialog is gone.
    flushSync(() => desk.show(undefined));
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };
  return (
    <>
      <PartTools />
      <MarkedTools />
      <div css={styles.corner}>
        {shown === undefined && <KitStatus />}
        <button type="button" css={styles.open} aria-haspopup="dialog" title="Alt+R" onClick={() => desk.show('reply')}>
          {desk.t('openReply', { count: reply.length })}
        </button>
      </div>
      {shown === 'reply' && <ReplyPanel onClosed={onClosed} />}
      {shown === 'keys' && <KeysDialog onClosed={onClosed} />}
    </>
  );
}
