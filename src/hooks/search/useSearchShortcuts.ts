import { useEffect, useRef } from 'react';
import { SEARCH_QUERY_MAX_LENGTH } from '../../model/limits';
import { isSlash, isToggleShortcut } from '../../model/search/shortcut';

/** Where `/` is a letter, or a key of the element's own. */
const TAKES_KEYS = 'input, textarea, select, button, [contenteditable=""], [contenteditable="true"]';

interface ShortcutActions {
  toggle: (query: string) => void;
  open: (query: string) => void;
}

/** What the reader has marked in the page: the first query. */
const selectedText = () =>
  String(window.getSelection() ?? '')
    .trim()
    .slice(0, SEARCH_QUERY_MAX_LENGTH);

/** Ctrl or Cmd+K opens and closes the search from anywhere, `/` opens it where it is no letter. */
export function useSearchShortcuts(actions: ShortcutActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented) return;
      const isTyping = event.target instanceof Element && event.target.closest(TAKES_KEYS) !== null;
      if (isToggleShortcut(event)) {
        event.preventDefault();
        latest.current.toggle(selectedText());
      } else if (isSlash(event) && !isTyping) {
        event.preventDefault();
        latest.current.open(selectedText());
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
