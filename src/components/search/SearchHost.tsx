import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { beginSearch } from '../../browser/search/beginSearch';
import { useRoutes } from '../../hooks/navigation/useRoutes';
import { afterPaint } from '../../browser/router/afterPaint';
import { moveFocus } from '../../browser/router/tellArrival';
import { startTypeAhead, takeEarlySearch, type Typed } from '../../browser/navigation/typeAhead';
import { SearchDialogContext, type SearchDialogApi } from '../../hooks/search/useSearchDialog';
import { useLocale } from '../../i18n/useLocale';
import { safeDecode } from '../../model/site/path';
import { MAIN_ID } from '../layout/SkipLink';
import type { SearchDialogProps } from './SearchDialog';
import { SEARCH_QUERY_MAX_LENGTH } from '../../model/limits';
import { TAKES_KEYS } from '../../model/search/earlySearch';
import { isSlash, isToggleShortcut } from '../../model/search/shortcut';
import { loadOnce } from '../../model/once';

interface ShortcutActions {
  toggle: (query: string) => void;
  open: (query: string) => void;
}

/** The reader's selection: the initial query. */
const selectedText = () =>
  String(window.getSelection() ?? '')
    .trim()
    .slice(0, SEARCH_QUERY_MAX_LENGTH);

/** Ctrl or Cmd+K toggles the search, `/` opens it outside text fields. */
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

/** Loads the dialog's code when the reader is about to open it; a failure is retried. */
const loadDialog = loadOnce<Dialog>(() =>
  import(/* webpackChunkName: "search-dialog" */ './SearchDialog').then(({ SearchDialog }) => SearchDialog),
);

interface Opened {
  View: Dialog;
  query: string;
  /** Text typed while the dialog loaded. */
  typed: Typed;
}

interface SearchHostProps {
  searchPath: string;
  /** Path and hash of the page. */
  address: string;
  children: ReactNode;
}

/** An open dialog makes the page inert, so the target of a hit gets the focus after closing. */
const focusPage = () => moveFocus({ to: 'target', id: safeDecode(window.location.hash.slice(1)) }, MAIN_ID);

/** Renders the search dialog for buttons and shortcuts; if it fails to load, navigates to the search page. */
export function SearchHost({ searchPath, address, children }: SearchHostProps) {
  const { go } = useRoutes();
  const { code } = useLocale();
  const [opened, setOpened] = useState<Opened>();
  const isOpening = useRef(false);
  const isArriving = useRef(false);
  const opener = useRef<HTMLElement | null>(null);
  const closer = useRef<() => void>();

  const open = (query = '', begun?: Typed) => {
    // Another dialog is open.
    if (isOpening.current || document.querySelector('dialog[open]') !== null) return;
    isOpening.current = true;
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const stopTyping = startTypeAhead(document, begun);
    beginSearch(code);
    loadDialog().then(
      (View) => {
        // Mount after the click's frame, then synchronously, so that no letter is lost between page and box.
        afterPaint(() => {
          const typed = stopTyping();
          if (typed.isCancelled) isOpening.current = false;
          else flushSync(() => setOpened({ View, query, typed }));
        });
      },
      () => {
        const { text } = stopTyping();
        isOpening.current = false;
        const q = text === '' ? query : text;
        go(q === '' ? searchPath : `${searchPath}?${new URLSearchParams({ q }).toString()}`);
      },
    );
  };
  const latest = useRef(open);
  latest.current = open;
  const onClosed = (hasNavigated: boolean) => {
    // The page can be focused only after the dialog is unmounted.
    flushSync(() => setOpened(undefined));
    isOpening.current = false;
    isArriving.current = hasNavigated;
    if (hasNavigated) return focusPage();
    const returnTarget = opener.current === document.body ? null : opener.current;
    const next = returnTarget ?? document.querySelector<HTMLElement>('[aria-keyshortcuts]');
    next?.focus({ preventScroll: true });
  };
  // A hit's page renders after the dialog has closed, with a new main element.
  useEffect(() => {
    if (!isArriving.current) return undefined;
    isArriving.current = false;
    // After the router has focused the start of the page. Skip if the target has taken the focus, as a video does.
    const frame = requestAnimationFrame(() => {
      const focused = document.activeElement?.closest(`#${MAIN_ID} .prose *`) ?? null;
      if (focused === null || focused === opener.current) focusPage();
    });
    return () => cancelAnimationFrame(frame);
  }, [address]);
  const toggle = (query: string) => {
    if (opened === undefined) open(query);
    // Back closes layers above the search first.
    else if (document.querySelectorAll('dialog[open]').length === 1) closer.current?.();
  };
  useSearchShortcuts({ open, toggle });
  useEffect(() => {
    const early = takeEarlySearch();
    if (early !== undefined) latest.current('', early);
  }, []);

  const isOpen = opened !== undefined;
  const searchControl = useMemo(
    (): SearchDialogApi => ({
      isOpen,
      open: (query) => latest.current(query),
      prepare: () => void loadDialog().catch(() => undefined),
    }),
    [isOpen],
  );
  return (
    <SearchDialogContext.Provider value={searchControl}>
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
