import { useEffect, type RefObject } from 'react';

/**
 * Reserves space at the end of the page for a fixed bottom bar, and keeps focused elements above it. Nothing in view
 * moves.
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
