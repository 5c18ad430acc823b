import { useEffect, useRef, useState, type RefObject } from 'react';
import { activeHeading } from '../../model/reading/activeHeading';
import { safeDecode } from '../../model/site/path';

/** Events of scrolling by the reader. */
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Tolerance in CSS pixels for the end of the page, because positions are fractions. */
const END_TOLERANCE = 2;

function measure(ids: readonly string[]): string | null {
  const root = document.documentElement;
  const boxes = ids.flatMap((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box === undefined ? [] : [{ id, top: box.top, bottom: box.bottom }];
  });
  return activeHeading(boxes, {
    height: window.innerHeight,
    isAtEnd: window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - END_TOLERANCE,
  });
}

/** The heading with this id, or the one whose section contains the element with it; null for neither. */
function headingOf(id: string, headingIds: readonly string[]): string | null {
  const target = document.getElementById(id);
  if (target === null || headingIds.includes(id)) return target && id;
  const isBefore = (headingId: string) =>
    ((document.getElementById(headingId)?.compareDocumentPosition(target) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  return headingIds.filter(isBefore).at(-1) ?? null;
}

function isOnScreen(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < window.innerHeight;
}

/** Id of the active heading, null above the first one. A chosen heading stays active until the reader scrolls. */
export function useActiveHeading(ids: readonly string[], list: RefObject<HTMLElement>): string | null {
  const [active, setActive] = useState<string | null>(null);
  const chosen = useRef<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    if (key === '') return undefined;
    const headingIds = key.split(' ');
    let frame = 0;
    const update = () => {
      frame = 0;
      if (list.current !== null && list.current.getClientRects().length > 0)
        setActive(chosen.current ?? measure(headingIds));
    };
    const plan = () => {
      frame ||= requestAnimationFrame(update);
    };
    const chooseByAddress = () => {
      chosen.current = headingOf(safeDecode(window.location.hash.slice(1)), headingIds);
      plan();
    };
    // A click on the current entry does not change the address.
    const chooseByClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a') !== null) setTimeout(chooseByAddress);
    };
    const release = () => {
      chosen.current = null;
    };
    const nav = list.current;
    // Images and opened details change the page's height.
    const content = new ResizeObserver(plan);
    content.observe(document.body);
    // A reloaded page may be scrolled elsewhere than to its hash.
    if (isOnScreen(safeDecode(window.location.hash.slice(1)))) chooseByAddress();
    else plan();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', plan, { passive: true, signal });
    window.addEventListener('resize', plan, { signal });
    window.addEventListener('hashchange', chooseByAddress, { signal });
    nav?.addEventListener('click', chooseByClick, { signal });
    for (const event of HANDS) window.addEventListener(event, release, { passive: true, signal });
    return () => {
      cancelAnimationFrame(frame);
      content.disconnect();
      listening.abort();
    };
  }, [key, list]);
  return active;
}
