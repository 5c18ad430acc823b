import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { typedText } from '../../browser/navigation/typeAhead';

/** The option that an arrow key selects, wrapping around; undefined for other keys and an empty list. */
export function nextOption(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  return undefined;
}

/** Keyboard control of a listbox below an input: the selected option and the key handler. */
interface Combobox {
  /** Id of the selected option, for `aria-activedescendant`. */
  active: string | undefined;
  choose: (id: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

type ModifierKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const NO_KEYS: ModifierKeys = { ctrlKey: false, metaKey: false, shiftKey: false };

const optionsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];

/** Opens an option: with Ctrl or Cmd in a new tab, with Shift in a new window. */
function follow(option: HTMLElement, { ctrlKey, metaKey, shiftKey }: ModifierKeys): void {
  const isTab = ctrlKey || metaKey;
  if (option instanceof HTMLAnchorElement && (isTab || shiftKey))
    window.open(option.href, '_blank', isTab ? 'noopener' : 'noopener,popup');
  else option.click();
}

/**
 * Arrow keys select an option, wrapping around; Enter opens the selected or the first one.
 * @param answered identifies the list; a change clears the selection
 * @param isStale true while the list belongs to an earlier query: Enter then waits for the answer, and a selection
 * stays at its index
 * @param isEntered true when Enter was pressed before the list existed
 * @param preset id of the option that is selected until an arrow key selects another
 */
export function useCombobox(
  list: RefObject<HTMLElement>,
  answered: string,
  isStale: boolean,
  isEntered: boolean,
  preset?: string,
): Combobox {
  const [selected, setActive] = useState<string>();
  const active = selected ?? preset;
  const waiting = useRef(isEntered ? NO_KEYS : undefined);
  const isEarly = useRef(false);
  useEffect(() => {
    if (!isEarly.current) setActive(undefined);
    isEarly.current &&= isStale;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new answer clears the selection; `isStale` changes before it, with each letter
  }, [answered]);
  // After each render, because the options may render after the answer.
  useEffect(() => {
    const options = optionsIn(list.current);
    const target = options.find(({ id }) => id === active) ?? options[0];
    if (isStale || target === undefined || waiting.current === undefined) return;
    const modifiers = waiting.current;
    waiting.current = undefined;
    follow(target, modifiers);
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
      // Without options there may be plain links to recent results.
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
    const target = options[Math.max(0, at)];
    if (target !== undefined) follow(target, event);
  };
  return { active, choose: setActive, onKeyDown };
}
