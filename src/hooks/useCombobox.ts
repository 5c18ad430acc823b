import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { nextOption } from '../model/search/combobox';

/** The keyboard's side of a list of links under a box: which one is chosen, and what the keys do. */
export interface Combobox {
  /** Id of the chosen option, for `aria-activedescendant`. */
  active: string | undefined;
  choose: (id: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

function optionsIn(list: HTMLElement | null): HTMLAnchorElement[] {
  return [...(list?.querySelectorAll<HTMLAnchorElement>('a[role="option"]') ?? [])];
}

/**
 * Arrows choose among the links of a list, round and round; Enter follows the chosen one, or the first where none is
 * chosen, in a new tab with Ctrl or Cmd, in a new window with Shift.
 * @param state what the list shows; when it changes, nothing is chosen any more
 */
export function useCombobox(list: RefObject<HTMLElement>, state: unknown): Combobox {
  const [active, setActive] = useState<string>();
  useEffect(() => setActive(undefined), [state]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const options = optionsIn(list.current);
    const at = options.findIndex(({ id }) => id === active);
    const next = nextOption(event.key, at, options.length);
    if (next !== undefined) {
      event.preventDefault();
      const option = options[next];
      setActive(option?.id);
      option?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const wanted = options[Math.max(0, at)];
    if (event.key !== 'Enter' || wanted === undefined) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) window.open(wanted.href, '_blank', 'noopener');
    else if (event.shiftKey) window.open(wanted.href, '_blank', 'noopener,popup');
    else wanted.click();
  };
  return { active, choose: setActive, onKeyDown };
}
