import { useSyncExternalStore } from 'react';
import { closeSearch } from '../../browser/search/openSearch';
import { createWriting, type Writing } from '../../browser/writing/writing';

let writing: ReturnType<typeof createWriting> | undefined;

/** The document's one stream. Made when it is asked for, since the server has no document. */
export const documentWriting = () => (writing ??= createWriting(window, closeSearch));

const nothing: Writing = { state: undefined, text: undefined };

/** What the develop server has sent of the open page. */
export function useWriting(): Writing {
  return useSyncExternalStore(
    (listener) => documentWriting().subscribe(listener),
    () => documentWriting().told(),
    () => nothing,
  );
}
