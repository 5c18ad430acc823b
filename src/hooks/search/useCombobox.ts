import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { typedText } from '../../browser/navigation/typeAhead';

/**
 * The option that an arrow key chooses, in a list that begins again at its ends; undefined for other keys and an
 * empty list.
 * @param at number of the chosen option, or -1 where none is chosen
 */
export function nextOption(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  return undefined;
}

/** The keyboard's side of a list of options under a box: which one is chosen, and what the keys do. */
interface Combobox {
  /** Id of the chosen option, for `aria-activedescendant`. */
  active: string | undefined;
  choose: (id: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

type Held = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const NO_KEYS: Held = { ctrlKey: false, metaKey: false, shiftKey: false };

const optionsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];

/** Follows an option: with Ctrl or Cmd in a new tab, with Shift in a new window. */
function follow(option: HTMLElement, { ctrlKey, metaKey, shiftKey }: Held): void {
  const isTab = ctrlKey || metaKey;
  if (option instanceof HTMLAnchorElement && (isTab || shiftKey))
    window.open(option.href, '_blank', isTab ? 'noopener' : 'noopener,popup');
  else option.click();
}

/**
 * Arrows choose among the options of a list, round and round; Enter follows the chosen one, or the first where none
 * is chosen.
 * @param answered what the list answers; when it changes, nothing is chosen any more
 * @param isStale true while the list is that of an earlier question; Enter then waits for the answer, and what an arrow
 *   chooses is the option of the same place in it
 * @param isEntered whether Enter was pressed before there was a list
 */
export function useCombobox(
  list: RefObject<HTMLElement>,
  answered: string,
  isStale: boolean,
  isEntered: boolean,
): Combobox {
  const [active, setActive] = useState<string>();
  const waiting = useRef(isEntered ? NO_KEYS : undefined);
  const isEarly = useRef(false);
  useEffect(() => {
    if (!isEarly.current) setActive(undefined);
    isEarly.current &&= isStale;
    // Only another answer ends a choice: `isStale` alone changes with each letter, before the answer is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [answered]);
  // After each rendering: the answer's options may come with a later one.
  useEffect(() => {
    const options = optionsIn(list.current);
    const wanted = options.find(({ id }) => id === active) ?? options[0];
    if (isStale || wanted === undefined || waiting.current === undefined) return;
    const held = waiting.current;
    waiting.current = undefined;
    follow(wanted, held);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter') waiting.current = undefined;
    if (typedText(event.nativeEvent) !== undefined || event.key === 'Backspace') isEarly.current = false;
    const options = optionsIn(list.current);
    const at = options.findIndex(({ id }) => id === active);
    const next = nextOption(event.key, at, options.length);
    if (next !== undefined) {
      event.preventDefault();
      isEarly.current = isStale;
      const option = options[next];
      setActive(option?.id);
      option?.scrollIntoView({ block: 'nearest' });
      return;
    }
    if (event.key === 'ArrowDown') {
      // Without options there may be plain links: what was opened before.
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('a')?.focus();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const { ctrlKey, metaKey, shiftKey } = event;
    if (isStale) {
      waiting.current = { ctrlKey, metaKey, shiftKey };
      return;
    }
    const wanted = options[Math.max(0, at)];
    if (wanted !== undefined) follow(wanted, event);
  };
  return { active, choose: setActive, onKeyDown };
}
