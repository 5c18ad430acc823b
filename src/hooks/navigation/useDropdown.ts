import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { indexAfterKey } from '../../model/navigation/listKeys';

/** How the list was opened: a list opened by hover closes when the pointer leaves. */
type Opened = 'byPointer' | 'byChoice';

interface Dropdown {
  rootRef: RefObject<HTMLLIElement>;
  isOpen: boolean;
  /** False before hydration; until then style sheets open the list. */
  isLive: boolean;
  close: () => void;
  toggle: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
}

/** Opens and closes a list of links by click, key and mouse; closes it when the focus or a click goes elsewhere. */
export function useDropdown(): Dropdown {
  const rootRef = useRef<HTMLLIElement>(null);
  const [isLive, setIsLive] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const isOpen = opened !== undefined;
  const close = () => setOpened(undefined);
  useEffect(() => setIsLive(true), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const root = rootRef.current;
    const leave = (event: Event) => {
      if (!(event.target instanceof Node && root?.contains(event.target) === true)) close();
    };
    // Escape closes a hovered list wherever the focus is.
    const dismiss = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (root?.contains(document.activeElement) === true) root.querySelector('button')?.focus();
      close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', dismiss, { signal });
    return () => listening.abort();
  }, [isOpen]);
  return {
    rootRef,
    isOpen,
    isLive,
    close,
    toggle: () => setOpened(opened === 'byChoice' ? undefined : 'byChoice'),
    onKeyDown: (event) => {
      const links = [...(rootRef.current?.querySelectorAll('a') ?? [])];
      const at = links.findIndex((link) => link === document.activeElement);
      const index = indexAfterKey(event.key, at, links.length, 'column');
      if (index === undefined || (!isOpen && !event.key.startsWith('Arrow'))) return;
      event.preventDefault();
      // Links can be focused only after the list is rendered.
      flushSync(() => setOpened('byChoice'));
      links[index]?.focus();
    },
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === 'mouse') setOpened((before) => before ?? 'byPointer');
    },
    onPointerLeave: () => setOpened((before) => (before === 'byPointer' ? undefined : before)),
  };
}
