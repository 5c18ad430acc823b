import { useCallback, useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { openHistoryLayer, type HistoryLayer } from '../../browser/navigation/historyLayer';
import { useLocale } from '../../i18n/useLocale';

/** Keeps the page behind a layer from scrolling. Returns the way to undo it, which brings back what was there before. */
export function lockScroll(browser: Window = window): () => void {
  const { body, documentElement } = browser.document;
  const { overflow, paddingInlineEnd } = body.style;
  const scrollbar = browser.innerWidth - documentElement.clientWidth;
  // The scrollbar goes while the page is locked; what it covered stays free, so that nothing shifts.
  if (scrollbar > 0) body.style.paddingInlineEnd = `${scrollbar}px`;
  body.style.overflow = 'hidden';
  return () => Object.assign(body.style, { overflow, paddingInlineEnd });
}

interface ModalPanel {
  ref: RefObject<HTMLDialogElement>;
  close: () => void;
  /** For the dialog: closes it on its backdrop and on the links in it. */
  onClickCapture: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** The link that a click follows in this window; undefined for a click that opens another one, or none. */
function followedLink({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>('a[href]:not([target="_blank"], [download])');
}

/**
 * Shows a dialog above the page, which the browser makes inert meanwhile: keeps the page from scrolling, and closes
 * on Escape, on Back, on a click beside it, when a link in it is followed and when anything else leads to another page.
 * @param onClosed called when the panel has left the screen; true when a link led away
 * @param mayEscape asked on Escape; false where the key has done something else
 */
export function useModalPanel(
  onClosed: (hasNavigated: boolean) => void,
  mayEscape: () => boolean = () => true,
): ModalPanel {
  const ref = useRef<HTMLDialogElement>(null);
  const layer = useRef<HistoryLayer>();
  const link = useRef<HTMLAnchorElement>();
  const closed = useRef(onClosed);
  const escape = useRef(mayEscape);
  useEffect(() => {
    closed.current = onClosed;
    escape.current = mayEscape;
  });

  const close = useCallback(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.dataset.state === 'closing') return;
    dialog.dataset.state = 'closing';
    const leaving = dialog.getAnimations().map(({ finished }) => finished as Promise<unknown>);
    // The link is followed while it is still there.
    const following = new Promise<void>((resolve) => layer.current?.release(resolve)).then(() => link.current?.click());
    void Promise.allSettled([...leaving, following]).then(() => closed.current(link.current !== undefined));
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const cancel = (event: Event) => {
      event.preventDefault();
      if (escape.current()) close();
    };
    const unlock = lockScroll();
    layer.current = openHistoryLayer(close);
    dialog.addEventListener('cancel', cancel);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('cancel', cancel);
      layer.current?.release();
      unlock();
    };
  }, [close]);

  const { sitePath } = useLocale();
  const openedAt = useRef(window.location.pathname);
  // The frame hears late of the page that it is around: a dialog that was opened on that page already stays.
  useEffect(() => {
    if (openedAt.current !== window.location.pathname) close();
  }, [close, sitePath]);

  const onClickCapture = (event: MouseEvent<HTMLDialogElement>) => {
    const followed = followedLink(event);
    if (event.target === ref.current) close();
    if (followed === null || link.current === followed) return;
    // The panel's entry in the history goes first, so that the page is the one before the next; then the link.
    event.preventDefault();
    event.stopPropagation();
    link.current ??= followed;
    close();
  };
  return { ref, close, onClickCapture };
}
