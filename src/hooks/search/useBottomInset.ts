import { useEffect, type RefObject } from 'react';

/**
 * Lets the page end above what is fixed at the window's lower edge, and keeps what takes the focus out from
 * under it. Nothing that is in view moves.
 */
export function useBottomInset(bar: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current } = bar;
    const [page, body] = [document.documentElement.style, document.body.style];
    const setRoom = (room: string) => {
      page.scrollPaddingBlockEnd = room;
      body.paddingBlockEnd = room;
    };
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setRoom(`${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      setRoom('');
    };
  }, [bar]);
}
