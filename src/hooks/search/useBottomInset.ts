import { useEffect, type RefObject } from 'react';

/** Reserves space at the end of the page for a fixed bottom bar, and keeps focused elements above it. */
export function useBottomInset(bar: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current } = bar;
    const [page, body] = [document.documentElement.style, document.body.style];
    const setRoom = (room: string) => {
      page.scrollPaddingBlockEnd = room;
      body.paddingBlockEnd = room;
      page.setProperty('--help-bottom-inset', room);
    };
    if (current === null) return undefined;
    let frame = 0;
    // In a frame of its own: the page's height changes, which others observe.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setRoom(`${current.offsetHeight}px`));
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      setRoom('');
    };
  }, [bar]);
}
