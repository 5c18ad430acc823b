import { useSyncExternalStore } from 'react';
import { createWriting } from '../../browser/writing/writing';
import type { WritingState } from '../../model/writing/writing';

let writing: ReturnType<typeof createWriting> | undefined;

/** The event stream of the document. */
export const documentWriting = () => (writing ??= createWriting(window));

/** The findings in the content, sent by the develop server for the open page. */
export function useWriting(): WritingState | undefined {
  return useSyncExternalStore(documentWriting().subscribe, documentWriting().state);
}
