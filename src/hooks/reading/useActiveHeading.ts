import { useEffect, useRef, useState, type RefObject } from 'react';
import { activeHeading } from '../../model/reading/activeHeading';
import { NAVBAR_HEIGHT } from '../../model/limits';
import { safeDecode } from '../../model/site/path';

/** What a reader does before the page scrolls by their hand. */
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** How close to its end, in CSS pixels, a page counts as scrolled to the end: positions are fractions. */
const END_TOLERANCE = 2;

function measure(ids: readonly string[]): string | null {
  const root = document.documentElement;
  const offset = parseFloat(getComputedStyle(root).getPropertyValue('--navbar-offset'));
  const boxes = ids.flatMap((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box === undefined ? [] : [{ id, top: box.top, bottom: box.bottom }];
  });
  return activeHeading(boxes, {
    height: window.innerHeight,
    offset: Number.isNaN(offset) ? NAVBAR_HEIGHT : offset,
    isAtEnd: window.scrollY > 0 && window.scrollY + window.innerHeight >= root.scrollHeight - END_TOLERANCE,
  });
}

function isOnScreen(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < window.innerHeight;
}

/**
 * Id of the heading that the reader is at, null above the first one. A heading that was chosen, by a click or
 * by the address, stays until the reader scrolls. Measured once a frame, and only while `list` is shown.
 */
export function useActiveHeading(ids: readonly string[], list: RefObject<HTMLElement>): string | null {
  const [active, setActive] = useState<string | null>(null);
  const chosen = useRef<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    if (key === '') return undefined;
    const known = key.split(' ');
    let frame = 0;
    const update = () => {
      frame = 0;
      if (list.current !== null && list.current.getClientRects().length > 0)
        setActive(chosen.current ?? measure(known));
    };
    const plan = () => {
      frame ||= requestAnimationFrame(update);
    };
    const chooseByAddress = () => {
      const id = safeDecode(window.location.hash.slice(1));
      chosen.current = known.includes(id) ? id : null;
      plan();
    };
    // A click on the entry of the address changes no address.
    const chooseByClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a') !== null) setTimeout(chooseByAddress);
    };
    const release = () => {
      chosen.current = null;
    };
    const nav = list.current;
    // The page's height changes when images load and when a part of it is opened.
    const content = new ResizeObserver(plan);
    content.observe(document.body);
    // A page that is loaded again may be elsewhere than its address says.
    if (isOnScreen(safeDecode(window.location.hash.slice(1)))) chooseByAddress();
    else plan();
    window.addEventListener('scroll', plan, { passive: true });
    window.addEventListener('resize', plan);
    window.addEventListener('hashchange', chooseByAddress);
    nav?.addEventListener('click', chooseByClick);
    for (const event of HANDS) window.addEventListener(event, release, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      content.disconnect();
      window.removeEventListener('scroll', plan);
      window.removeEventListener('resize', plan);
      window.removeEventListener('hashchange', chooseByAddress);
      nav?.removeEventListener('click', chooseByClick);
      for (const event of HANDS) window.removeEventListener(event, release);
    };
  }, [key, list]);
  return active;
}
