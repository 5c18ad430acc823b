import { useLayoutEffect, useRef, useEffect, useState } from 'react';
import { flushSync, createPortal } from 'react-dom';
import type { ReplyStore } from '../browser/replyStore';
import { currentTarget, targetOnPage, selectedTarget, sectionElements } from '../browser/targets';
import { useReplyStore } from '../hooks/useReplyStore';
import { isQuestionMark, supportKey } from '../model/keys';
import { toolStyles } from './toolStyles';
import { StatusMessage } from './StatusMessage';
import { QuestionsDialog } from './QuestionsDialog';
import { ReplyPanel } from './ReplyPanel';
import { useModalPanel } from '../../../hooks/navigation/useModalPanel';
import { headingText } from '../browser/extractSection';
import { panelStyles } from './panelStyles';
import { SupportDialog } from './SupportDialog';
import { SupportSwitch } from './SupportSwitch';
import { ToolButtons } from './ToolButtons';

/** A heading or a step of the open page. */
interface Section {
  element: HTMLElement;
  /** The element that its tools are rendered into. */
  host: HTMLElement;
}

/** Adds an element for the tools after a heading or in a step: React does not render the content. */
function withHost(element: HTMLElement): Section {
  const host = document.createElement('div');
  host.className = 'support-tools';
  if (element.tagName === 'LI') element.append(host);
  else element.after(host);
  return { element, host };
}

/** Returns the headings and steps of the open page, and updates them when the page changes. */
function useSections(): readonly Section[] {
  const [sections, setSections] = useState<readonly Section[]>([]);
  useEffect(() => {
    let current: readonly Section[] = [];
    const update = () => {
      const elements = sectionElements();
      const kept = current.filter(({ element, host }) => elements.includes(element) && host.isConnected);
      if (kept.length === elements.length && kept.length === current.length) return;
      current = elements.map((element) => kept.find((section) => section.element === element) ?? withHost(element));
      setSections(current);
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      current.forEach(({ host }) => host.remove());
    };
  }, []);
  return sections;
}

/** The tools beside each heading and each step of a guide. */
function SectionTools() {
  const { store } = useReplyStore();
  return useSections().map(({ element, host }, index) => {
    const isStep = element.tagName === 'LI';
    const first = Number(element.parentElement?.getAttribute('start') ?? '1');
    const number = first + [...(element.parentElement?.children ?? [])].indexOf(element);
    return createPortal(
      <div css={isStep ? toolStyles.besideStep : toolStyles.besideHeading}>
        <ToolButtons
          name={isStep ? store.t('toolsOfStep', { number }) : store.t('toolsOf', { name: headingText(element) })}
          target={() => targetOnPage(element.id, store.site)}
        />
      </div>,
      host,
      `${element.id}-${String(index)}`,
    );
  });
}

/** Space between the selection and the tools, and their size, in CSS pixels. */
const GAP = 6;
const HEIGHT = 40;
const WIDTH = 120;

/** The tools below the selected text of a guide. */
export function SelectionTools() {
  const { store } = useReplyStore();
  const [position, setPosition] = useState<{ top: number; left: number }>();
  useEffect(() => {
    const update = () => {
      if (selectedTarget(store.site) === undefined) return setPosition(undefined);
      const { bottom, right } = window.getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect();
      setPosition({
        top: Math.max(0, Math.min(bottom + GAP, window.innerHeight - HEIGHT)),
        left: Math.max(0, Math.min(right, window.innerWidth) - WIDTH),
      });
    };
    document.addEventListener('selectionchange', update);
    window.addEventListener('scroll', update, { passive: true });
    // Something may be selected already when the tools load.
    update();
    return () => {
      document.removeEventListener('selectionchange', update);
      window.removeEventListener('scroll', update);
    };
  }, [store]);
  if (position === undefined) return null;
  return (
    <div css={toolStyles.besideSelection} style={position}>
      <ToolButtons name={store.t('toolsOfMarked')} target={() => selectedTarget(store.site)} />
    </div>
  );
}

/** The list of keyboard shortcuts. */
function KeysDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useReplyStore().store;
  const keys = [
    ['Ctrl+K', t('keySearch')],
    ['Alt+L', t('keyLink')],
    ['Alt+C', t('keyAnswer')],
    ['Alt+A', t('keyAdd')],
    ['Alt+R', t('keyReply')],
    ['Alt+1–9, Alt+0', t('keyArea')],
    ['Shift+Enter', t('keyBeside')],
    ['Ctrl+Enter', t('keyTab')],
    ['Alt+↑, Alt+↓', t('keyMove')],
    ['Alt+Delete', t('keyRemove')],
    ['?', t('keyKeys')],
    ['Esc', t('keyClose')],
  ] as const;
  return (
    <SupportDialog title={t('keysTitle')} panel={useModalPanel(onClosed)}>
      <dl css={panelStyles.keys}>
        {keys.map(([key, what]) => (
          <div key={key} css={panelStyles.key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p css={panelStyles.note}>{t('keysNote')}</p>
      <SupportSwitch />
    </SupportDialog>
  );
}

/** Elements in which `?` is typed. */
const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Runs the action of a key on the page; returns false for other keys. */
function actOn(event: KeyboardEvent, store: ReplyStore): boolean {
  const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
  if (isQuestionMark(event) && !isTyping) return (store.show('keys'), true);
  const key = supportKey(event);
  if (key === 'reply') store.show('reply');
  else if (key === 'link') void store.copyLink(currentTarget(store.site));
  else if (key === 'answer') void store.copyExcerpt(currentTarget(store.site));
  else if (key === 'add') void store.add(currentTarget(store.site));
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
      <div css={toolStyles.corner} data-support="">
        {shown === undefined && <StatusMessage />}
        {reply.length > 0 && (
          <button
            type="button"
            css={toolStyles.open}
            aria-haspopup="dialog"
            title="Alt+R"
            onClick={() => store.show('reply')}
          >
            {store.t('openReply', { count: reply.length })}
          </button>
        )}
      </div>
      {shown === 'reply' && <ReplyPanel onClosed={onClosed} />}
      {shown === 'keys' && <KeysDialog onClosed={onClosed} />}
      {shown === 'questions' && <QuestionsDialog onClosed={onClosed} />}
    </>
  );
}
