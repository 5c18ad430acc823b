import { useEffect, useRef, type RefObject } from 'react';
import { afterMove, afterScroll, startNavbarScroll, type NavbarScroll } from '../../model/navigation/navbarScroll';
import { safeDecode } from '../../model/site/path';

/** Elements that keep the bar visible: a keyboard focus or an open menu in it. */
const HOLDS = ':focus-visible, [aria-expanded="true"], details[open]';

/**
 * Hides the navigation bar while the reader scrolls down. The state is an attribute of `<html>`, so scrolling renders
 * nothing.
 * @param address path and hash of the page; a new one shows the bar
 */
export function useHideOnScroll(barRef: RefObject<HTMLElement>, isEnabled: boolean, address: string): void {
  const state = useRef<NavbarScroll>();
  const shown = useRef(address);

  useEffect(() => {
    const bar = barRef.current;
    if (!isEnabled || bar === null) return undefined;
    state.current = startNavbarScroll(window.scrollY);
    const onScroll = () => {
      if (state.current === undefined) return;
      const { scrollHeight } = document.documentElement;
      const view = { top: window.scrollY, viewportHeight: window.innerHeight, documentHeight: scrollHeight };
      state.current = afterScroll(state.current, { ...view, isHeld: bar.querySelector(HOLDS) !== null });
      show(state.current);
    };
    const onFocus = () => {
      if (state.current !== undefined) show((state.current = { ...state.current, isHidden: false }));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    bar.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('scroll', onScroll);
      bar.removeEventListener('focusin', onFocus);
      document.documentElement.removeAttribute('data-navbar');
    };
  }, [barRef, isEnabled]);

  useEffect(() => {
    if (state.current === undefined || shown.current === address) return;
    shown.current = address;
    const id = safeDecode(window.location.hash.slice(1));
    state.current = afterMove(window.scrollY, id !== '' && document.getElementById(id) !== null);
    show(state.current);
  }, [address]);
}

function show({ isHidden }: NavbarScroll): void {
  const root = document.documentElement;
  if (isHidden === root.hasAttribute('data-navbar')) return;
  if (isHidden) root.setAttribute('data-navbar', 'hidden');
  else root.removeAttribute('data-navbar');
}
