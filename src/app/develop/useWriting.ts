import { useSyncExternalStore } from 'react';
import { createWriting } from '../../browser/writing/writing';
import type { WritingState } from '../../model/writing/writing';

let writing: ReturnType<typeof createWriting> | undefined;

/** The document's one stream of events. */
export const documentWriting = () => (writing ??= createWriting(window));

/** The faults of the content, as the develop server has sent them for the open page. */
export function useWriting(): WritingState | undefined {
  return useSyncExternalStore(documentWriting().subscribe, documentWriting().state);
}
