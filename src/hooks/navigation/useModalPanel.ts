import { useCallback, useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { openHistoryLayer, type HistoryLayer } from '../../browser/navigation/historyLayer';
import { useLocale } from '../../i18n/useLocale';

/** Locks the scrolling of the page; returns a function that restores the previous state. */
export function lockScroll(browser: Window = window): () => void {
  const { body, documentElement } = browser.document;
  const { overflow, paddingInlineEnd } = body.style;
  const scrollbar = browser.innerWidth - documentElement.clientWidth;
  // Locking hides the scrollbar; padding of its width avoids a layout shift.
  if (scrollbar > 0) body.style.paddingInlineEnd = `${scrollbar}px`;
  body.style.overflow = 'hidden';
  return () => Object.assign(body.style, { overflow, paddingInlineEnd });
}

export interface ModalPanel {
  ref: RefObject<HTMLDialogElement>;
  close: () => void;
  /** Handler of the dialog: closes it on clicks on its backdrop and its links. */
  onClickCapture: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** The link that a click opens in this window, if any. */
function followedLink({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>('a[href]:not([target="_blank"], [download])');
}

/**
 * Shows a modal dialog and locks the page's scrolling. Closes it on Escape, on Back, on a click outside, on a link in
 * it and on any other navigation.
 * @param onClosed called after closing; true after a followed link
 * @param mayEscape called on Escape; false if the key was used otherwise
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
    // Click the link while it is still in the document.
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
  // The layout renders late after a navigation: ignore the one to the page on which the dialog opened.
  useEffect(() => {
    if (openedAt.current !== window.location.pathname) close();
  }, [close, sitePath]);

  const onClickCapture = (event: MouseEvent<HTMLDialogElement>) => {
    const followed = followedLink(event);
    if (event.target === ref.current) close();
    if (followed === null || link.current === followed) return;
    // Remove the panel's history entry before following the link, so that Back returns to this page.
    event.preventDefault();
    event.stopPropagation();
    link.current ??= followed;
    close();
  };
  return { ref, close, onClickCapture };
}
