import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { beginSearch } from '../../browser/search/beginSearch';
import { useRoutes } from '../../hooks/navigation/useRoutes';
import { afterPaint } from '../../browser/router/afterPaint';
import { moveFocus } from '../../browser/router/tellArrival';
import { startTypeAhead, type Typed } from '../../browser/navigation/typeAhead';
import { SearchDialogContext, type SearchDialogApi } from '../../hooks/search/useSearchDialog';
import { useLocale } from '../../i18n/useLocale';
import { safeDecode } from '../../model/site/path';
import { MAIN_ID } from '../layout/SkipLink';
import type { SearchDialogProps } from './SearchDialog';
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
function useSearchShortcuts(actions: ShortcutActions): void {
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

type Dialog = ComponentType<SearchDialogProps>;

let loading: Promise<Dialog> | undefined;

/** The dialog's code, fetched when the reader is about to open it; a fetch that failed is tried again. */
function loadDialog(): Promise<Dialog> {
  loading ??= import(/* webpackChunkName: "search-dialog" */ './SearchDialog').then(
    ({ SearchDialog }) => SearchDialog,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

interface Opened {
  View: Dialog;
  query: string;
  /** What was typed while the dialog was on its way. */
  typed: Typed;
}

interface SearchHostProps {
  searchPath: string;
  /** Path and hash of the page. */
  address: string;
  children: ReactNode;
}

/** While the dialog is open, nothing below it takes the focus: also the part that a hit names has it only afterwards. */
const focusPage = () => moveFocus({ to: 'target', id: safeDecode(window.location.hash.slice(1)) }, MAIN_ID);

/** Holds the search dialog, which buttons below and shortcuts open; without its code the search page takes its place. */
export function SearchHost({ searchPath, address, children }: SearchHostProps) {
  const { go } = useRoutes();
  const { code } = useLocale();
  const [opened, setOpened] = useState<Opened>();
  const isWanted = useRef(false);
  const isArriving = useRef(false);
  const opener = useRef<HTMLElement | null>(null);
  const closer = useRef<() => void>();

  const open = (query = '') => {
    // Another layer over the page is the reader's business now.
    if (isWanted.current || document.querySelector('dialog[open]') !== null) return;
    isWanted.current = true;
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const stopTyping = startTypeAhead(document);
    beginSearch(code);
    loadDialog().then(
      (View) => {
        // After the frame that answers the click, since a modal dialog has the whole page styled anew; then at once, so
        // that no letter falls between the page and the box.
        afterPaint(() => flushSync(() => setOpened({ View, query, typed: stopTyping() })));
      },
      () => {
        stopTyping();
        isWanted.current = false;
        go(query === '' ? searchPath : `${searchPath}?${new URLSearchParams({ q: query }).toString()}`);
      },
    );
  };
  const latest = useRef(open);
  latest.current = open;
  const onClosed = (hasNavigated: boolean) => {
    // The page takes the focus only once the dialog is gone.
    flushSync(() => setOpened(undefined));
    isWanted.current = false;
    isArriving.current = hasNavigated;
    if (hasNavigated) return focusPage();
    const own = opener.current === document.body ? null : opener.current;
    const next = own ?? document.querySelector<HTMLElement>('[aria-keyshortcuts]');
    next?.focus({ preventScroll: true });
  };
  // The page that a hit led to comes after the dialog has gone, with a main part of its own.
  useEffect(() => {
    if (!isArriving.current) return undefined;
    isArriving.current = false;
    // The router puts the focus where the page begins first. What the hit led to may have taken it, as a video does.
    const frame = requestAnimationFrame(() => {
      const taken = document.activeElement?.closest(`#${MAIN_ID} .prose *`) ?? null;
      if (taken === null || taken === opener.current) focusPage();
    });
    return () => cancelAnimationFrame(frame);
  }, [address]);
  const toggle = (query: string) => {
    if (opened === undefined) open(query);
    // Back closes what is above the search first.
    else if (document.querySelectorAll('dialog[open]').length === 1) closer.current?.();
  };
  useSearchShortcuts({ open, toggle });

  const isOpen = opened !== undefined;
  const door = useMemo(
    (): SearchDialogApi => ({
      isOpen,
      open: (query) => latest.current(query),
      prepare: () => void loadDialog().catch(() => undefined),
    }),
    [isOpen],
  );
  return (
    <SearchDialogContext.Provider value={door}>
      {children}
      {opened !== undefined && (
        <opened.View
          selection={opened.query}
          typed={opened.typed}
          searchPath={searchPath}
          closer={closer}
          onClosed={onClosed}
        />
      )}
    </SearchDialogContext.Provider>
  );
}
