import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { placeAfterKey } from '../../model/navigation/listKeys';

/** How the list came to be open: a list that the pointer opened goes with the pointer. */
type Opened = 'byPointer' | 'byChoice';

export interface Dropdown {
  rootRef: RefObject<HTMLLIElement>;
  isOpen: boolean;
  /** False until the page's script runs; until then style sheets open the list. */
  isLive: boolean;
  close: () => void;
  toggle: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
}

/** Opens and closes a list of links by click, key and mouse, and closes it when the reader turns to something else. */
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
    // A list that the mouse opened can be dismissed wherever the focus is.
    const dismiss = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (root?.contains(document.activeElement) === true) root.querySelector('button')?.focus();
      close();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', dismiss);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', dismiss);
    };
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
      const place = placeAfterKey(event.key, at, links.length, 'column');
      if (place === undefined || (!isOpen && !event.key.startsWith('Arrow'))) return;
      event.preventDefault();
      // A link takes the focus only once its list is shown.
      flushSync(() => setOpened('byChoice'));
      links[place]?.focus();
    },
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === 'mouse') setOpened((before) => before ?? 'byPointer');
    },
    onPointerLeave: () => setOpened((before) => (before === 'byPointer' ? undefined : before)),
  };
}
