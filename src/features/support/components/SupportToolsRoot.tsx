import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ReplyStore } from '../browser/replyStore';
import { currentTarget, pageQuestions, targetOnPage } from '../browser/targets';
import { useReplyStore } from '../hooks/useReplyStore';
import { isQuestionMark, supportKey } from '../model/keys';
import { KeysDialog } from './KeysDialog';
import { QuestionsDialog } from './QuestionsDialog';
import { toolStyles as styles } from './toolStyles';
import { StatusMessage } from './StatusMessage';
import { SelectionTools } from './SelectionTools';
import { SectionTools } from './SectionTools';
import { ReplyPanel } from './ReplyPanel';

/** Elements in which `?` is typed. */
const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Adds what the keys act on. In place of a whole page of questions, it offers them to choose from. */
function addFromPage(store: ReplyStore): void {
  const target = currentTarget(store.site);
  const isPage =
    target.anchor === '' && target.quote === undefined && target.path === targetOnPage('', store.site).path;
  if (isPage && pageQuestions().length > 0) store.show('questions');
  else void store.add(target);
}

/** Runs the action of a key on the page; returns false for other keys. */
function actOn(event: KeyboardEvent, store: ReplyStore): boolean {
  const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
  if (isQuestionMark(event) && !isTyping) return (store.show('keys'), true);
  const key = supportKey(event);
  if (key === 'reply') store.show('reply');
  else if (key === 'link') void store.copyLink(currentTarget(store.site));
  else if (key === 'answer') void store.copyExcerpt(currentTarget(store.site));
  else if (key === 'add') addFromPage(store);
  return key !== undefined;
}

/** The support tools on every page: keys, buttons in the text, and the reply. */
export function SupportToolsRoot() {
  const { store, state } = useReplyStore();
  const { reply, shown } = state;
  const opener = useRef<Element | null>(null);
  // A layout effect, so that the keys work as soon as the tools are visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]') !== null) return;
      if (actOn(event, store)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store]);
  // Remember the focused element before a dialog takes the focus.
  if (shown === undefined) opener.current = null;
  else opener.current ??= document.activeElement;
  const onClosed = () => {
    const previous = opener.current;
    // The element can take the focus only after the dialog is removed.
    flushSync(() => store.show(undefined));
    if (previous instanceof HTMLElement) previous.focus({ preventScroll: true });
  };
  return (
    <>
      <SectionTools />
      <SelectionTools />
      <div css={styles.corner}>
        {shown === undefined && <StatusMessage />}
        <button
          type="button"
          css={styles.open}
          aria-haspopup="dialog"
          title="Alt+R"
          onClick={() => store.show('reply')}
        >
          {store.t('openReply', { count: reply.length })}
        </button>
      </div>
      {shown === 'reply' && <ReplyPanel onClosed={onClosed} />}
      {shown === 'keys' && <KeysDialog onClosed={onClosed} />}
      {shown === 'questions' && <QuestionsDialog onClosed={onClosed} />}
    </>
  );
}
