import { useEffect, useRef, useState, type RefObject } from 'react';
import { activeHeading } from '../../model/reading/activeHeading';
import { NAVBAR_HEIGHT } from '../../model/limits';
import { safeDecode } from '../../model/site/path';

/** Events of scrolling by the reader. */
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Tolerance in CSS pixels for the end of the page, because positions are fractions. */
const END_TOLERANCE = 2;

function measure(ids: readonly string[]): string | null {
  const root = document.documentElement;
  const offset = parseFloat(getComputedStyle(root).getPropertyValue('--help-navbar-offset'));
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
 * Id of the active heading, null above the first one. A heading chosen by click or address stays active until the
 * reader scrolls. Measures once per frame, and only while `list` is visible.
 */
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
      const id = safeDecode(window.location.hash.slice(1));
      chosen.current = headingIds.includes(id) ? id : null;
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
