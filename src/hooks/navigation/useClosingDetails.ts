import { useEffect, type RefObject } from 'react';

/** Closes a `<details>` menu on Escape, which returns the focus, on a click elsewhere, and when it loses the focus. */
export function useClosingDetails(details: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const element = details.current;
    if (element === null) return undefined;
    const close = () => (element.open = false);
    const isOutside = (target: EventTarget | null) => target instanceof Node && !element.contains(target);
    const onPress = ({ target }: PointerEvent) => {
      if (isOutside(target)) close();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (isOutside(relatedTarget)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !element.open) return;
      close();
      element.querySelector('summary')?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', onPress, { signal });
    element.addEventListener('focusout', onFocusOut, { signal });
    element.addEventListener('keydown', onKey, { signal });
    return () => listening.abort();
  }, [details]);
}
