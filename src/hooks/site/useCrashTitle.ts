import { useEffect, type RefObject } from 'react';

/**
 * Gives the tab a title while a crash is shown, and its own back afterwards. A page's head is written later, once the
 * page is painted, so the title is held against it. Nothing is done where the message is in no document: heads are
 * rendered into an element that nobody sees.
 */
export function useCrashTitle(title: string, message: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (message.current?.isConnected !== true) return undefined;
    let own = document.title;
    const hold = () => {
      if (document.title === title) return;
      own = document.title;
      document.title = title;
    };
    hold();
    const observer = new MutationObserver(hold);
    observer.observe(document.head, { childList: true });
    return () => {
      observer.disconnect();
      if (document.title === title) document.title = own;
    };
  }, [title, message]);
}
